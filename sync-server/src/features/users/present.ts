import { avg, count, eq, inArray } from 'drizzle-orm';
import { UNLIMITED, type ListedStatus, type ManagedUser } from '@exam/shared-schema/contract';
import type { Queries, Tables } from '../../database/index.ts';
import type { UserNeeds } from './needs.ts';

type UserRow = Tables['users']['$inferSelect'];

/** The accounts as administrators see them, in the same order. */
export async function present(
  t: Tables,
  queries: Queries,
  { tokensOf }: Pick<UserNeeds, 'tokensOf'>,
  rows: readonly UserRow[],
): Promise<ManagedUser[]> {
  const ids = rows.map(({ id }) => id);
  const [categories, performance] = await Promise.all([
    categoriesOf(t, queries, ids),
    performanceOf(t, queries, ids),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      const tokens = await tokensOf(queries, row.id);
      return {
        ...row,
        _id: row.id,
        // Deleted accounts are not listed.
        accountStatus: row.accountStatus as ListedStatus,
        tokensLeft: tokens === Infinity ? UNLIMITED : tokens,
        preferences: {
          categories: categories.get(row.id) ?? [],
          difficultyPreference: row.difficultyPreference,
        },
        performance: performance.get(row.id) ?? { tests: 0, accuracy: null },
        createdAt: new Date(row.createdAt).toISOString(),
      };
    }),
  );
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
