import { wallet } from '@exam/shared-schema/contract';
import { comparable } from '@exam/shared-schema/labels';
import { refreshSeen, useSeen, type Session } from '../../state/index.ts';
import type { Cost, KnownMeans } from './device-access.ts';

/** Tokens change when the student spends them, and then this is refreshed anyway. */
const FRESH = { freshMs: 60_000 };

/**
 * The student's means of payment as last loaded; null if unknown.
 * @param price of the paper; for a free one nothing is requested.
 */
export function useMeans(session: Session, price: number): KnownMeans | null {
  const isNeeded = price > 0 && session.status === 'signed-in';
  const known = useSeen(wallet, isNeeded ? {} : null, FRESH).value?.data;
  if (known === undefined) return null;
  return { tokens: comparable(known.remainingTokens), papersLeft: comparable(known.papersLeft) };
}

/** Called after a purchase, or after one that failed because the price had changed. */
export function renewMeans({ price, byPlan }: Cost): void {
  if (price > 0 || byPlan) void refreshSeen(wallet, {});
}
