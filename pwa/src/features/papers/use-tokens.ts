import { wallet } from '@exam/shared-schema/contract';
import { comparable } from '@exam/shared-schema/labels';
import { refreshSeen, useSeen, type Session } from '../../state/index.ts';
import type { Cost, KnownMeans } from './device-access.ts';

/** Tokens change where the student spends them, and then they are asked for again. */
const FRESH = { freshMs: 60_000 };

/**
 * What the student can pay by, as this device last knew; null if it does not.
 * @param price of the paper that it matters for: for a free one nothing is asked.
 */
export function useMeans(session: Session, price: number): KnownMeans | null {
  const isNeeded = price > 0 && session.status === 'signed-in';
  const known = useSeen(wallet, isNeeded ? {} : null, FRESH).value?.data;
  if (known === undefined) return null;
  return { tokens: comparable(known.remainingTokens), papersLeft: comparable(known.papersLeft) };
}

/** After something was bought, or was not because it costs something else now. */
export function renewMeans({ price, byPlan }: Cost): void {
  if (price > 0 || byPlan) void refreshSeen(wallet, {});
}
