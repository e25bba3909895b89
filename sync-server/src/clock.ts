/** The server's clock. Times are epoch milliseconds. */
export interface Clock {
  /** The machine's clock. */
  now(): number;
  /**
   * Bounds of the true time. Both are `now`, except for a day after the machine's clock was set by more than ten minutes:
   * then one is the new time, and the other the time it would be otherwise. To expire or delete by age, use the earlier
   * one; to date something that must be kept, the later one.
   */
  bounds(): TimeBounds;
}

interface TimeBounds {
  readonly earliest: number;
  readonly latest: number;
}

const MINUTE_MS = 60_000;
const TOLERANCE_MS = 10 * MINUTE_MS;
const BELIEVED_AFTER_MS = 24 * 60 * MINUTE_MS;

/**
 * @param wall epoch ms; may be set, ahead or back.
 * @param monotonic ms from an arbitrary start; never set.
 */
export function createClock(wall: () => number, monotonic: () => number): Clock {
  let agreed = { wall: wall(), at: monotonic() };
  let doubtedSince: number | null = null;
  const bounds = (): TimeBounds => {
    const [now, at] = [wall(), monotonic()];
    const expected = agreed.wall + (at - agreed.at);
    const isAsExpected = Math.abs(now - expected) <= TOLERANCE_MS;
    if (!isAsExpected) doubtedSince ??= at;
    if (doubtedSince === null || isAsExpected || at - doubtedSince >= BELIEVED_AFTER_MS) {
      agreed = { wall: now, at };
      doubtedSince = null;
      return { earliest: now, latest: now };
    }
    return { earliest: Math.min(now, expected), latest: Math.max(now, expected) };
  };
  return { now: wall, bounds };
}

export const systemClock: Clock = createClock(
  () => Date.now(),
  () => performance.now(),
);

/** ISO 8601 UTC; null for null. @param at epoch ms. */
export const isoOrNull = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();
