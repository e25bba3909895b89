import { and, inArray, ne, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { ConsoleScope } from '@exam/shared-schema/access';
import { idsWithin } from '@exam/shared-schema/audit';
import { equals, within, type OfOrganisation } from '../../crud/index.ts';
import type { Store } from '../../database/index.ts';

interface Named {
  readonly id: SQLiteColumn;
  readonly name: SQLiteColumn;
  readonly ofOrganisation: OfOrganisation | null;
  readonly where?: SQL;
}

/** AU5: the things that entries name by id. A further kind of thing with a name is a line here. */
function namedThings({ t }: Store): readonly Named[] {
  const { users, papers, examTemplates, examSections, categories, subjects, topics, plans } = t;
  return [
    {
      id: users.id,
      name: users.fullName,
      ofOrganisation: equals(users.organisationId),
      where: ne(users.accountStatus, 'deleted'),
    },
    { id: papers.id, name: papers.title, ofOrganisation: equals(papers.organisationId) },
    { id: examTemplates.id, name: examTemplates.name, ofOrganisation: equals(examTemplates.organisationId) },
    { id: examSections.id, name: examSections.title, ofOrganisation: equals(examSections.organisationId) },
    { id: categories.id, name: categories.name, ofOrganisation: null },
    { id: subjects.id, name: subjects.name, ofOrganisation: null },
    { id: topics.id, name: topics.name, ofOrganisation: null },
    { id: plans.id, name: plans.name, ofOrganisation: null },
  ];
}

type EntryRow = Store['t']['auditEntries']['$inferSelect'];

/** Whether a text can be an id: one word, which names and sentences rarely are. */
const ID = /^[A-Za-z0-9_-]{4,64}$/;

/** AU5: the current names of what entries mention, by id. What no longer exists for the caller has none (OR3). */
export async function namesIn(
  store: Store,
  scope: ConsoleScope,
  entries: readonly EntryRow[],
): Promise<Record<string, string>> {
  const ids = new Set<string>();
  for (const { userId, thingId, before, after } of entries) {
    collect(userId, ids);
    for (const id of idsWithin(thingId)) collect(id, ids);
    collect(before, ids);
    collect(after, ids);
  }
  const found = await Promise.all(
    namedThings(store).map((named) => readNames(store, scope, named, [...ids])),
  );
  return Object.fromEntries(found.flat());
}

function collect(value: unknown, ids: Set<string>): void {
  if (typeof value === 'string') {
    if (ID.test(value)) ids.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) collect(each, ids);
  }
}

async function readNames(
  { read }: Store,
  scope: ConsoleScope,
  { id, name, ofOrganisation, where }: Named,
  ids: string[],
): Promise<(readonly [string, string])[]> {
  if (ids.length === 0) return [];
  // Things of the installation are the same for every role.
  const isInScope = ofOrganisation === null ? undefined : within(scope, ofOrganisation);
  const rows = await read
    .select({ id, name })
    .from(id.table)
    .where(and(inArray(id, ids), isInScope, where));
  return rows.map((row) => [String(row.id), String(row.name)] as const);
}
