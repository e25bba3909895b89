import { and, asc, desc, eq, gte, inArray, lt, ne, sql, sum, type SQL } from 'drizzle-orm';
import type { ConsoleScope } from '@exam/shared-schema/access';
import type { CallInput, userCalls } from '@exam/shared-schema/contract';
import { equals, within, type Page } from '../../crud/index.ts';
import type { Queries, Tables } from '../../database/index.ts';

type Query = CallInput<typeof userCalls.list>['query'];
type UserRow = Tables['users']['$inferSelect'];

/** Words of a text that are looked for; further ones are ignored. */
const MOST_WORDS = 6;
/** Sorts after every character that a word may go on with. */
const LAST = '\u{10FFFF}';

/** CN8: the accounts for which each word of the text begins one of theirs. @returns null if the text has no word. */
export function findUsers(
  t: Tables,
  queries: Queries,
  query: Query,
  scope: ConsoleScope,
): Promise<Page<UserRow>> | null {
  const words = (query.search ?? '').split(/\s+/).filter((word) => word !== '');
  return words.length === 0
    ? null
    : readFound(t, queries, query, conditionOf(t, queries, words, query, scope));
}

async function readFound(
  { users, userWords }: Tables,
  queries: Queries,
  { page, limit, sort }: Query,
  where: SQL | undefined,
): Promise<Page<UserRow>> {
  const { userId, createdAt } = userWords;
  const direction = sort === 'createdAt' ? asc : desc;
  // Distinct, because an account may have several words with the same beginning.
  const distinct = queries.selectDistinct({ userId }).from(userWords).where(where).as('found');
  const [total, found] = await Promise.all([
    queries.$count(distinct),
    // In the order of its columns, which makes one pass of both.
    queries
      .selectDistinct({ createdAt, userId })
      .from(userWords)
      .where(where)
      .orderBy(direction(createdAt), direction(userId))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  const ids = found.map((row) => row.userId);
  const rows = await queries.select().from(users).where(inArray(users.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    ...{ page, total, pages: Math.ceil(total / limit), count: rows.length },
    rows: ids.flatMap((id) => byId.get(id) ?? []),
  };
}

/** The longest word reads the range; accounts with the others are looked up in what it finds. */
function conditionOf(
  { userWords }: Tables,
  queries: Queries,
  typed: readonly string[],
  { role, accountStatus, collegeId, accounts }: Query,
  scope: ConsoleScope,
): SQL | undefined {
  const [longest = '', ...others] = typed
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_WORDS);
  const beginsWith = (word: string) =>
    and(gte(userWords.word, sql`lower(${word})`), lt(userWords.word, sql`lower(${word + LAST})`));
  const hasToo = others.map((word) =>
    inArray(
      // An expression without an index, because SQLite would look up each account of the other word in that of the ids.
      sql`${userWords.userId} || ''`,
      queries.select({ userId: userWords.userId }).from(userWords).where(beginsWith(word)),
    ),
  );
  return and(
    beginsWith(longest),
    ...hasToo,
    within(scope, equals(userWords.organisationId)),
    role === undefined ? undefined : eq(userWords.role, role),
    accountStatus === undefined ? undefined : eq(userWords.accountStatus, accountStatus),
    collegeId === undefined ? undefined : eq(userWords.organisationId, collegeId),
    accounts === 'all' ? undefined : eq(userWords.isDemo, accounts === 'simulated'),
  );
}

/** The number of accounts of a list without a text, by the counts that triggers keep (CN8). */
export async function countUsers(
  { userCounts }: Tables,
  queries: Queries,
  { role, accountStatus, collegeId, accounts }: Query,
  scope: ConsoleScope,
): Promise<number> {
  const [row] = await queries
    .select({ count: sum(userCounts.count).mapWith(Number) })
    .from(userCounts)
    .where(
      and(
        ne(userCounts.accountStatus, 'deleted'),
        within(scope, equals(userCounts.organisationId)),
        role === undefined ? undefined : eq(userCounts.role, role),
        accountStatus === undefined ? undefined : eq(userCounts.accountStatus, accountStatus),
        collegeId === undefined ? undefined : eq(userCounts.organisationId, collegeId),
        accounts === 'all' ? undefined : eq(userCounts.isDemo, accounts === 'simulated'),
      ),
    );
  return row?.count ?? 0;
}
