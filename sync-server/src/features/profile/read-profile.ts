import { asc, eq } from 'drizzle-orm';
import type { CallAnswer, profile, ProfileUser } from '@exam/shared-schema/contract';
import type { Queries, Store } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';

export type UserRow = Store['t']['users']['$inferSelect'];

/** PF1: the caller's own account. */
export async function readProfile(
  store: Store,
  userId: string,
): Promise<Omit<CallAnswer<typeof profile>, 'wallet'>> {
  const [user, categories] = await Promise.all([
    findUser(store, store.read, userId),
    categoriesOf(store, userId),
  ]);
  return { user: toProfileUser(user), categories };
}

/** @throws AppError NOT_FOUND if the account has just been deleted. */
export async function findUser({ t: { users } }: Store, queries: Queries, userId: string): Promise<UserRow> {
  const [row] = await queries.select().from(users).where(eq(users.id, userId));
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** The exams that a user is preparing for, as chosen at registration; ids. */
async function categoriesOf({ read, t: { userCategories } }: Store, userId: string): Promise<string[]> {
  const rows = await read
    .select({ id: userCategories.categoryId })
    .from(userCategories)
    .where(eq(userCategories.userId, userId))
    .orderBy(asc(userCategories.categoryId));
  return rows.map(({ id }) => id);
}

/** Members are listed explicitly, so that new columns are not sent automatically. */
export function toProfileUser(row: UserRow): ProfileUser {
  return {
    _id: row.id,
    fullName: row.fullName,
    username: row.username,
    email: row.email,
    role: row.role,
    accountStatus: row.accountStatus,
    phone: row.phone,
    countryCode: row.countryCode,
    location: row.location,
    profilePicture: row.profilePicture,
    nickname: row.nickname,
    isListed: row.isListed,
    showsFullName: row.showsFullName,
    difficultyPreference: row.difficultyPreference,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
