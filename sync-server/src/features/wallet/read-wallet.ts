import { and, eq, isNull, sum } from 'drizzle-orm';
import { UNLIMITED, type Wallet } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { lotsOf } from './purse.ts';
import { tokensIn } from './spend.ts';

/** PF1, TK5: a user's remaining tokens, all unexpired grants, and the tokens spent from them. */
export async function readWallet({ store, clock }: Context, userId: string): Promise<Wallet> {
  const now = clock.now();
  const lots = await lotsOf(store, store.read, userId);
  const remainingTokens = tokensIn(lots, now);
  const usedTokens = await spent(store, userId);
  if (remainingTokens === Infinity) return { remainingTokens: UNLIMITED, usedTokens, totalTokens: UNLIMITED };
  return { remainingTokens, usedTokens, totalTokens: remainingTokens + usedTokens };
}

/** Charges without refunded ones. */
async function spent({ read, t: { tokenCharges } }: Context['store'], userId: string): Promise<number> {
  const { tokens, refundedAt } = tokenCharges;
  const [row] = await read
    .select({ tokens: sum(tokens).mapWith(Number) })
    .from(tokenCharges)
    .where(and(eq(tokenCharges.userId, userId), isNull(refundedAt)));
  return row?.tokens ?? 0;
}
