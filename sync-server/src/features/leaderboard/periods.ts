import type { Timeframe } from '@exam/shared-schema/contract';

const DAY_MS = 86_400_000;
/** India is at UTC+05:30 all year. */
const INDIA_MS = 5.5 * 3_600_000;
/** The first day of the epoch was a Thursday. */
const THURSDAY = 3;

/**
 * A period of a timeframe as one number: 0 for all time, 202611 for a month, and for a week the five-digit number of days
 * from the epoch to its Monday.
 */
export type Period = number;

export const ALL_TIME: Period = 0;
/** Months have larger numbers, weeks smaller ones. */
export const FIRST_MONTH: Period = 100_000;

/** SG2: months and weeks (from Monday) in Indian time. @param at epoch ms. */
export function periodAt(timeframe: Timeframe, at: number): Period {
  if (timeframe === 'alltime') return ALL_TIME;
  const there = new Date(at + INDIA_MS);
  if (timeframe === 'monthly') return there.getUTCFullYear() * 100 + there.getUTCMonth() + 1;
  const day = Math.floor(there.getTime() / DAY_MS);
  return day - ((day + THURSDAY) % 7);
}

/** Start and end of a period, epoch ms; null for all time. */
export function boundsOf(period: Period): { readonly from: number; readonly until: number } | null {
  if (period === ALL_TIME) return null;
  if (period < FIRST_MONTH) return inIndia(period * DAY_MS, (period + 7) * DAY_MS);
  const [year, month] = [Math.floor(period / 100), period % 100];
  return inIndia(Date.UTC(year, month - 1), Date.UTC(year, month));
}

function inIndia(from: number, until: number) {
  return { from: from - INDIA_MS, until: until - INDIA_MS };
}
