import { and, asc, desc, gt, inArray, ne } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { ConsoleScope } from '@exam/shared-schema/access';
import type { auditChoices, CallAnswer } from '@exam/shared-schema/contract';
import { equals, within } from '../../crud/index.ts';
import type { Store } from '../../database/index.ts';

const MOST_PEOPLE = 500;
const MOST_KINDS = 100;
/** Of an organisation the newest entries are read instead of all. */
const NEWEST = 2000;

/** AU2: the users and kinds of things that occur in the log. */
export async function readChoices(
  store: Store,
  scope: ConsoleScope,
): Promise<CallAnswer<typeof auditChoices>['data']> {
  const { read, t } = store;
  const { users } = t;
  const { userIds, kinds } = await occurring(store, scope);
  const people =
    userIds.length === 0
      ? []
      : await read
          .select({ _id: users.id, fullName: users.fullName })
          .from(users)
          .where(
            and(
              inArray(users.id, userIds),
              ne(users.accountStatus, 'deleted'),
              within(scope, equals(users.organisationId)),
            ),
          )
          .orderBy(asc(users.fullName), asc(users.id));
  return { people, kinds };
}

interface Occurring {
  readonly userIds: string[];
  readonly kinds: string[];
}

async function occurring(store: Store, scope: ConsoleScope): Promise<Occurring> {
  const { auditEntries: entries } = store.t;
  if (scope.reach === 'installation') {
    const [userIds, kinds] = await Promise.all([
      distinct(store, entries.userId, MOST_PEOPLE),
      distinct(store, entries.kind, MOST_KINDS),
    ]);
    return { userIds, kinds };
  }
  const rows = await store.read
    .select({ userId: entries.userId, kind: entries.kind })
    .from(entries)
    .where(within(scope, equals(entries.organisationId)))
    .orderBy(desc(entries.at), desc(entries.id))
    .limit(NEWEST);
  return {
    userIds: [...new Set(rows.map(({ userId }) => userId))].slice(0, MOST_PEOPLE),
    kinds: [...new Set(rows.map(({ kind }) => kind))].sort(),
  };
}

/** The different values of a column with an index: one step in it for each, because it has far more entries than values. */
async function distinct({ read, t }: Store, column: SQLiteColumn, most: number): Promise<string[]> {
  const values: string[] = [];
  while (values.length < most) {
    const last = values.at(-1);
    const [row] = await read
      .select({ value: column })
      .from(t.auditEntries)
      .where(last === undefined ? undefined : gt(column, last))
      .orderBy(asc(column))
      .limit(1);
    if (row === undefined) break;
    values.push(String(row.value));
  }
  return values;
}
