import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ConsoleScope } from '@exam/shared-schema/access';
import { batchCalls, oneBatch, renewJoinCode, type ManagedBatch } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import {
  bindManaged,
  changeRow,
  equals,
  type FileColumns,
  fileTime,
  recordChange,
  refused,
  within,
} from '../../crud/index.ts';
import type { Queries, Store, Tables } from '../../database/index.ts';
import { AppError, bind } from '../../http/index.ts';
import { freshJoinCode } from './join-code.ts';

export type BatchRow = Tables['batches']['$inferSelect'];

/** BA1, BA2: batches, within the scope of their teachers. */
export function batchRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  const { t } = store;
  const { batches } = t;
  bindManaged(app, context, batchCalls, {
    from: batches,
    ofOrganisation: equals(batches.organisationId),
    select: (queries) => selectBatches(t, queries),
    file: IN_FILE,
    present: (rows) => rows.map(toManagedBatch),
    search: [batches.name],
    sorts: { name: batches.name, createdAt: batches.createdAt },
    insert: async (queries, { name }, { id, createdAt, organisationId }) => {
      await refuseTaken(t, queries, { name, organisationId, id });
      const joinCode = await freshJoinCode(context, queries);
      await queries.insert(batches).values({ id, name, organisationId, joinCode, createdAt });
    },
    update: async (queries, { name }, { id, before }) => {
      const organisationId = before.organisation._id;
      if (name !== undefined) await refuseTaken(t, queries, { name, organisationId, id });
      await changeRow(queries, batches, id, { name });
    },
    references: { assignment: t.assignments.batchId },
    instead: 'You can rename it instead.',
  });
  bind(app, oneBatch, async ({ params: { id } }, { scope }) => ({
    data: await readBatch(t, store.read, { id, scope }),
  }));
  bind(app, renewJoinCode, ({ params: { id } }, { caller, scope }) =>
    store.write(async (queries) => {
      const { joinCode: before } = await requireBatch(t, queries, { id, scope });
      const joinCode = await freshJoinCode(context, queries);
      await queries.update(batches).set({ joinCode }).where(eq(batches.id, id));
      const change = { userId: caller._id, kind: 'batches', thingId: id, action: 'update' } as const;
      await recordChange(context, queries, { ...change, before: { joinCode: before }, after: { joinCode } });
      return { message: 'The batch has another code. The previous one no longer works.' };
    }),
  );
}

/** A batch as a caller names it, with the rows that the caller has. */
export interface NamedBatch {
  readonly id: string;
  readonly scope: ConsoleScope;
}

const GONE = 'Batch not found. It may have been deleted.';

/** OR3 @throws AppError NOT_FOUND */
export async function requireBatch(
  { batches }: Tables,
  queries: Queries,
  { id, scope }: NamedBatch,
): Promise<BatchRow> {
  const isThis = and(eq(batches.id, id), within(scope, equals(batches.organisationId)));
  const [row] = await queries.select().from(batches).where(isThis);
  if (row === undefined) throw new AppError('NOT_FOUND', GONE);
  return row;
}

/** OR3 @throws AppError NOT_FOUND */
async function readBatch(t: Tables, queries: Queries, { id, scope }: NamedBatch): Promise<ManagedBatch> {
  const isThis = and(eq(t.batches.id, id), within(scope, equals(t.batches.organisationId)));
  const [row] = await selectBatches(t, queries).where(isThis);
  if (row === undefined) throw new AppError('NOT_FOUND', GONE);
  return toManagedBatch(row);
}

function selectBatches(t: Tables, queries: Queries) {
  const { batches, organisations, assignments } = t;
  return (
    queries
      .select({
        batch: batches,
        organisation: sql<string>`coalesce(${organisations.name}, '')`,
        members: membersOf(t, queries),
        assignments: sql<number>`${queries
          .select({ number: sql`count(*)` })
          .from(assignments)
          .where(eq(assignments.batchId, batches.id))}`.mapWith(Number),
      })
      .from(batches)
      // A left join, so that the batches are read in the order of the list.
      .leftJoin(organisations, eq(organisations.id, batches.organisationId))
      .$dynamic()
  );
}

/** The number of members of the batch of an outer query. */
export const membersOf = ({ batchMembers, batches }: Tables, queries: Queries) =>
  sql<number>`${queries
    .select({ number: sql`count(*)` })
    .from(batchMembers)
    .where(and(eq(batchMembers.batchId, batches.id), isNull(batchMembers.leftAt)))}`.mapWith(Number);

type SelectedBatch = Awaited<ReturnType<typeof selectBatches>>[number];

const toManagedBatch = ({
  batch,
  organisation: name,
  members,
  assignments,
}: SelectedBatch): ManagedBatch => ({
  _id: batch.id,
  name: batch.name,
  joinCode: batch.joinCode,
  organisation: { _id: batch.organisationId, name },
  ...{ members, assignments },
  createdAt: new Date(batch.createdAt).toISOString(),
});

/** BA1: names are unique within an organisation, in any case. @throws AppError VALIDATION */
async function refuseTaken(
  { batches }: Store['t'],
  queries: Queries,
  { id, name, organisationId }: Pick<BatchRow, 'id' | 'name' | 'organisationId'>,
): Promise<void> {
  const isOther = and(
    eq(batches.organisationId, organisationId),
    eq(sql`lower(${batches.name})`, sql`lower(${name})`),
    ne(batches.id, id),
  );
  if ((await queries.$count(batches, isOther)) > 0)
    throw refused('name', 'There is already a batch with this name.');
}

/** OP8 */
const IN_FILE: FileColumns<ManagedBatch> = {
  Batch: ({ name }) => name,
  College: ({ organisation }) => organisation.name,
  Members: ({ members }) => members,
  Assignments: ({ assignments }) => assignments,
  'Created, India time': ({ createdAt }) => fileTime(createdAt),
};
