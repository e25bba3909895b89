import type { PaymentRow } from './rows.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** PA7: times after the opening of an order at which the provider is asked about it, ms, unless its state is known. */
const ROUNDS_MS = [3 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS, 72 * HOUR_MS];
/** Interval of further checks if the provider does not answer at the last one. */
const AGAIN_MS = 6 * HOUR_MS;

export const firstRoundAt = (createdAt: number): number => createdAt + (ROUNDS_MS[0] ?? 0);

/** The provider captures or releases an authorized payment by itself within this time, ms. */
const AUTHORIZED_MS = 168 * HOUR_MS;

/** PA19: for how long after the end of a link a payment that was begun before may still arrive, ms. */
const AFTER_LINK_MS = 24 * HOUR_MS;

/** Whether an order that is still open is given up. */
export function isOver(
  { createdAt, state, linkExpiresAt }: Pick<PaymentRow, 'createdAt' | 'state' | 'linkExpiresAt'>,
  now: number,
): boolean {
  if (linkExpiresAt !== null && now < linkExpiresAt + AFTER_LINK_MS) return false;
  return now >= createdAt + (state === 'authorized' ? AUTHORIZED_MS : (ROUNDS_MS.at(-1) ?? 0));
}

/** @returns when a failed refund is retried, epoch ms. */
export const nextRefundAt = (round: number, now: number): number =>
  now + Math.min(AGAIN_MS, 10 * MINUTE_MS * 2 ** round);

/** @returns when the next round is due, epoch ms, never in the past. */
export function nextRoundAt(createdAt: number, round: number, now: number): number {
  const after = ROUNDS_MS[round + 1];
  return after === undefined ? now + AGAIN_MS : Math.max(now + MINUTE_MS, createdAt + after);
}
