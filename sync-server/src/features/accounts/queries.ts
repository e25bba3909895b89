import { and, eq, inArray, sql } from 'drizzle-orm';
import type { User } from '@exam/shared-schema/contract';
import { DEFAULT_ORGANISATION, type Queries, type Store } from '../../database/index.ts';
import { grantSignUp } from '../../tokens/index.ts';
import type { Channel } from './codes/codes.ts';

export type UserRow = Store['t']['users']['$inferSelect'];
type InsertedUser = Store['t']['users']['$inferInsert'];
/** OR1: without an organisation, a user belongs to the default one. */
export type NewUser = Omit<InsertedUser, 'organisationId'> & Partial<Pick<InsertedUser, 'organisationId'>>;

/**
 * AC61: addresses are stored in NFC; one from before that rule may be stored in NFD.
 * @param email in any case.
 */
export async function findUserByEmail({ read, t }: Store, email: string): Promise<UserRow | undefined> {
  const lower = email.toLowerCase();
  const forms = [...new Set([lower.normalize('NFC'), lower.normalize('NFD')])];
  const [row] = await read.select().from(t.users).where(inArray(t.users.email, forms));
  return row;
}

/**
 * Adds a user, with the tokens of the free plan.
 * @returns false if the address, the number or the name is taken.
 */
export async function addUser(store: Store, queries: Queries, user: NewUser): Promise<boolean> {
  const { t } = store;
  const added = await queries
    .insert(t.users)
    .values({ organisationId: DEFAULT_ORGANISATION, ...user, email: user.email.toLowerCase() })
    .onConflictDoNothing()
    .returning({ id: t.users.id });
  if (added.length > 0) await grantSignUp(store, queries, { userId: user.id, at: user.createdAt });
  return added.length > 0;
}

export async function isUsernameTaken(
  { t }: Pick<Store, 't'>,
  queries: Queries,
  username: string,
): Promise<boolean> {
  const isThis = eq(sql`lower(${t.users.username})`, username.toLowerCase());
  return (await queries.select({ id: t.users.id }).from(t.users).where(isThis).limit(1)).length > 0;
}

/** @param address in the form stored with codes: '+91' and ten digits for a number. */
export async function isAddressTaken(
  { t, read }: Store,
  channel: Channel,
  address: string,
  queries: Queries = read,
): Promise<boolean> {
  const isThis =
    channel === 'email'
      ? eq(t.users.email, address)
      : and(eq(t.users.countryCode, address.slice(0, -10)), eq(t.users.phone, address.slice(-10)));
  return (await queries.select({ id: t.users.id }).from(t.users).where(isThis).limit(1)).length > 0;
}

/** An account in the form that the API returns to its owner. */
export function toUser({ id: _id, fullName, username, email, role, accountStatus }: UserRow): User {
  return { _id, fullName, username, email, role, accountStatus };
}
