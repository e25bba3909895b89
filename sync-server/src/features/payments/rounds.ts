import type { PaymentRow } from './rows.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** PA7: how long after an order was opened the provider is asked about it, ms, where nothing else has said how it ended. */
const ROUNDS_MS = [3 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS, 72 * HOUR_MS];
/** A provider that does not answer at the last round is asked again and again. */
const AGAIN_MS = 6 * HOUR_MS;

export const firstRoundAt = (createdAt: number): number => createdAt + (ROUNDS_MS[0] ?? 0);

/** Money that is authorized comes or goes back by itself within so long, ms. */
const AUTHORIZED_MS = 168 * HOUR_MS;

/** Whether an order that is still open now is given up. */
export function isOver({ createdAt, state }: Pick<PaymentRow, 'createdAt' | 'state'>, now: number): boolean {
  return now >= createdAt + (state === 'authorized' ? AUTHORIZED_MS : (ROUNDS_MS.at(-1) ?? 0));
}

/** @returns when a refund that the provider could not do is tried again, epoch ms. */
export const nextRefundAt = (round: number, now: number): number =>
  now + Math.min(AGAIN_MS, 10 * MINUTE_MS * 2 ** round);

/** @returns when the round after this one is due, epoch ms, never before now. */
export function nextRoundAt(createdAt: number, round: number, now: number): number {
  const after = ROUNDS_MS[round + 1];
  return after === undefined ? now + AGAIN_MS : Math.max(now + MINUTE_MS, createdAt + after);
}
