import { and, eq } from 'drizzle-orm';
import { UNLIMITED } from '@exam/shared-schema/contract';
import type { Queries, Store } from '../database/index.ts';
import { TOKENS } from './prices.ts';

interface NewGrant {
  readonly id: string;
  readonly userId: string;
  /** The origin of the tokens, unique per user. */
  readonly source: string;
  /** UNLIMITED if every charge is covered (TK7). */
  readonly tokens: number;
  /** Epoch ms; null if they do not expire. */
  readonly expiresAt: number | null;
  readonly at: number;
}

/** TK1: grants tokens to a user, with the ledger entry. @returns false if this source has granted them before. */
export async function addGrant(store: Pick<Store, 't'>, queries: Queries, grant: NewGrant): Promise<boolean> {
  return (await addGrants(store, queries, [grant])) > 0;
}

/** TK1: grants tokens to several users. @returns how many of the sources had not granted them before. */
export async function addGrants(
  { t: { tokenGrants, tokenEntries } }: Pick<Store, 't'>,
  queries: Queries,
  grants: readonly NewGrant[],
): Promise<number> {
  if (grants.length === 0) return 0;
  const added = await queries
    .insert(tokenGrants)
    .values(grants.map(toGrantRow))
    .onConflictDoNothing()
    .returning({ id: tokenGrants.id });
  const isAdded = new Set(added.map(({ id }) => id));
  const entries = grants.filter(({ id }) => isAdded.has(id)).map(toEntryRow);
  if (entries.length > 0) await queries.insert(tokenEntries).values(entries);
  return added.length;
}

/** An unlimited grant holds no tokens (TK7). */
const givenBy = ({ tokens }: NewGrant) => (tokens === UNLIMITED ? 0 : tokens);

const toGrantRow = (grant: NewGrant) => {
  const { id, userId, source, tokens, expiresAt, at } = grant;
  const isUnlimited = tokens === UNLIMITED;
  return { id, userId, source, remaining: givenBy(grant), isUnlimited, expiresAt, createdAt: at };
};

const toEntryRow = (grant: NewGrant) => {
  const { id, userId, at } = grant;
  return { id, userId, grantId: id, kind: 'grant' as const, tokens: givenBy(grant), at };
};

/** TK2, PL2: grants a new account the tokens of the free plan, or the default number if there is no such plan. */
export async function grantSignUp(
  store: Pick<Store, 't'>,
  queries: Queries,
  { userId, at }: Pick<NewGrant, 'userId' | 'at'>,
): Promise<void> {
  const id = `sign-up-${userId}`;
  const { plans } = store.t;
  const [free] = await queries
    .select({ tokens: plans.tokens })
    .from(plans)
    .where(and(eq(plans.planType, 'free'), eq(plans.isActive, true)));
  await addGrant(store, queries, {
    id,
    userId,
    source: 'sign-up',
    tokens: free?.tokens ?? TOKENS.signUp,
    expiresAt: null,
    at,
  });
}
