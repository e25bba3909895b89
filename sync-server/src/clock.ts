/** The server's clock. Times are epoch milliseconds. */
export interface Clock {
  /** As the machine has it. */
  now(): number;
  /**
   * Between which times it is. Both are `now` but for a day after the machine's clock was set by more than ten minutes:
   * then one is what it says, and the other what it would say if nobody had set it. Whoever ends or deletes something
   * for its age goes by the earlier one, and notes the later one for what is to be kept.
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
 * @param monotonic ms since some moment; only ever runs on.
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

/** ISO 8601 UTC; null where there is no time. @param at epoch ms. */
export const isoOrNull = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();
