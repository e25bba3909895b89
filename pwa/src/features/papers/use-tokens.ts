import { wallet } from '@exam/shared-schema/contract';
import { refreshSeen, useSeen, type Session } from '../../state/index.ts';

/** Tokens change where the student spends them, and then they are asked for again. */
const FRESH = { freshMs: 60_000 };

/**
 * Tokens that the student has, as this device last knew; null if it does not.
 * @param price of the paper that it matters for: for a free one nothing is asked.
 */
export function useTokens(session: Session, price: number): number | null {
  const isNeeded = price > 0 && session.status === 'signed-in';
  return useSeen(wallet, isNeeded ? {} : null, FRESH).value?.data.remainingTokens ?? null;
}

/** After something was bought. */
export function renewTokens(spent: number): void {
  if (spent > 0) void refreshSeen(wallet, {});
}
