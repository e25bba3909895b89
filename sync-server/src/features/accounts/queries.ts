import { eq } from 'drizzle-orm';
import type { Queries, Store } from '../../database/index.ts';

export type UserRow = Store['t']['users']['$inferSelect'];
export type NewUser = Store['t']['users']['$inferInsert'];

/** @param email in any case. */
export async function findUserByEmail({ read, t }: Store, email: string): Promise<UserRow | undefined> {
  const [row] = await read.select().from(t.users).where(eq(t.users.email, email.toLowerCase()));
  return row;
}

/** Adds a user; where the address or the name is taken nothing changes. */
export async function addUser({ t }: Store, queries: Queries, user: NewUser): Promise<void> {
  await queries
    .insert(t.users)
    .values({ ...user, email: user.email.toLowerCase() })
    .onConflictDoNothing();
}
