import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  storedBackups,
  storedImports,
  type StoredBackup,
  type StoredImport,
} from '@exam/shared-schema/contract';
import { isoOrNull } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { bindList, equals, fileTime, type FileColumns } from '../../crud/index.ts';
import type { Queries, Tables } from '../../database/index.ts';

/** OP4, OP7: what was imported, and the backups. */
export function storedFileRoutes(app: FastifyInstance, context: Context): void {
  const { t } = context.store;
  bindList(app, context, storedImports, {
    from: t.imports,
    ofOrganisation: null,
    select: (queries) => selectImports(t, queries),
    file: IMPORTS_IN_FILE,
    present: (rows) => rows.map(toImport),
    sorts: { at: t.imports.at },
    filters: { kind: equals(t.imports.kind) },
  });
  bindList(app, context, storedBackups, {
    from: t.backups,
    ofOrganisation: null,
    select: (queries) => queries.select().from(t.backups).$dynamic(),
    file: BACKUPS_IN_FILE,
    present: (rows) => rows.map(toBackup),
    sorts: { at: t.backups.at },
  });
}

export const selectImports = ({ imports, users }: Tables, queries: Queries) =>
  queries
    .select({ stored: imports, by: { _id: users.id, fullName: users.fullName } })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.userId))
    .$dynamic();

interface ImportRow {
  readonly stored: Tables['imports']['$inferSelect'];
  readonly by: StoredImport['by'];
}

export const toImport = ({
  stored: { id, userId: _userId, at, reasons, ...facts },
  by,
}: ImportRow): StoredImport => ({
  ...facts,
  ...{ _id: id, by, at: new Date(at).toISOString(), reasons: [...reasons] },
});

export const toBackup = ({ id, at, through, ...facts }: Tables['backups']['$inferSelect']): StoredBackup => ({
  ...facts,
  ...{ _id: id, at: new Date(at).toISOString(), through: isoOrNull(through) },
});

/** OP8 */
const IMPORTS_IN_FILE: FileColumns<StoredImport> = {
  Import: ({ source }) => source,
  Kind: ({ kind }) => kind,
  By: ({ by }) => by?.fullName ?? null,
  Added: ({ added }) => added,
  Unchanged: ({ unchanged }) => unchanged,
  Refused: ({ refused }) => refused,
  Reasons: ({ reasons }) => reasons.join('\n'),
  'Why nothing was stored': ({ failure }) => failure,
  'Time in India': ({ at }) => fileTime(at),
};

/** OP8 */
const BACKUPS_IN_FILE: FileColumns<StoredBackup> = {
  File: ({ file }) => file,
  Bytes: ({ bytes }) => bytes,
  Verified: ({ verified }) => (verified ? 'yes' : 'no'),
  'Why it failed': ({ failure }) => failure,
  'Hand-ins until, India time': ({ through }) => fileTime(through),
  'Time in India': ({ at }) => fileTime(at),
};
