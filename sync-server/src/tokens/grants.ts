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
export async function addGrant(
  { t: { tokenGrants, tokenEntries } }: Pick<Store, 't'>,
  queries: Queries,
  { id, userId, source, tokens, expiresAt, at }: NewGrant,
): Promise<boolean> {
  const isUnlimited = tokens === UNLIMITED;
  const given = isUnlimited ? 0 : tokens;
  const added = await queries
    .insert(tokenGrants)
    .values({ id, userId, source, remaining: given, isUnlimited, expiresAt, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: tokenGrants.id });
  if (added.length === 0) return false;
  await queries.insert(tokenEntries).values({ id, userId, grantId: id, kind: 'grant', tokens: given, at });
  return true;
}

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
