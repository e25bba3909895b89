import { wallet } from '@exam/shared-schema/contract';
import { comparable } from '@exam/shared-schema/labels';
import { refreshSeen, useSeen, type Session } from '../../state/index.ts';
import type { KnownMeans } from './device-access.ts';

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

/** After something was bought. */
export function renewMeans(said: number): void {
  if (said > 0) void refreshSeen(wallet, {});
}

/**
 * ST60: the server charges tokens where the plan was used up elsewhere, and the student has agreed to none. So what the
 * screen said is asked for again; if it no longer holds, the screen shows the price.
 */
export async function isStillCovered(): Promise<boolean> {
  const result = await refreshSeen(wallet, {});
  // Without an answer nothing can be issued either, and that says so itself.
  return !result.ok || comparable(result.answer.data.papersLeft) > 0;
}
