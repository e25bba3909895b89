import { and, avg, count, eq, inArray, ne } from 'drizzle-orm';
import { UNLIMITED, type ListedStatus, type ManagedUser } from '@exam/shared-schema/contract';
import { DEFAULT_ORGANISATION, type Queries, type Tables } from '../../database/index.ts';
import type { UserNeeds } from './needs.ts';

type UserRow = Tables['users']['$inferSelect'];

/** The accounts as administrators see them, in the same order. */
export async function present(
  t: Tables,
  queries: Queries,
  { tokensOfEach }: Pick<UserNeeds, 'tokensOfEach'>,
  rows: readonly UserRow[],
): Promise<ManagedUser[]> {
  const ids = rows.map(({ id }) => id);
  const [colleges, categories, performance, tokens] = await Promise.all([
    collegesOf(t, queries, rows),
    categoriesOf(t, queries, ids),
    performanceOf(t, queries, ids),
    tokensOfEach(queries, ids),
  ]);
  return rows.map((row) => {
    const left = tokens.get(row.id) ?? 0;
    return {
      ...row,
      _id: row.id,
      college: colleges.get(row.organisationId) ?? null,
      // Deleted accounts are not listed.
      accountStatus: row.accountStatus as ListedStatus,
      tokensLeft: left === Infinity ? UNLIMITED : left,
      preferences: {
        categories: categories.get(row.id) ?? [],
        difficultyPreference: row.difficultyPreference,
      },
      performance: performance.get(row.id) ?? { tests: 0, accuracy: null },
      createdAt: new Date(row.createdAt).toISOString(),
    };
  });
}

/** OR31: by id; the default organisation is none. */
async function collegesOf({ organisations }: Tables, queries: Queries, rows: readonly UserRow[]) {
  const ids = [...new Set(rows.map(({ organisationId }) => organisationId))];
  const found = await queries
    .select({ _id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(and(inArray(organisations.id, ids), ne(organisations.id, DEFAULT_ORGANISATION)));
  return new Map(found.map((college) => [college._id, college]));
}

async function categoriesOf({ userCategories, categories }: Tables, queries: Queries, ids: string[]) {
  const rows = await queries
    .select({ userId: userCategories.userId, _id: categories.id, name: categories.name })
    .from(userCategories)
    .innerJoin(categories, eq(categories.id, userCategories.categoryId))
    .where(inArray(userCategories.userId, ids))
    .orderBy(categories.name);
  const byUser = new Map<string, ManagedUser['preferences']['categories']>();
  for (const { userId, ...category } of rows) byUser.set(userId, [...(byUser.get(userId) ?? []), category]);
  return byUser;
}

async function performanceOf({ attempts }: Tables, queries: Queries, ids: string[]) {
  const rows = await queries
    .select({ userId: attempts.userId, tests: count(), accuracy: avg(attempts.accuracy).mapWith(Number) })
    .from(attempts)
    .where(inArray(attempts.userId, ids))
    .groupBy(attempts.userId);
  return new Map(
    rows.map(({ userId, tests, accuracy }) => [
      userId,
      { tests, accuracy: accuracy === null ? null : Math.round(accuracy * 100) / 100 },
    ]),
  );
}
