/** Upper ends of the buckets, seconds: narrow where most answers are. Longer times go into a final bucket. */
const ENDS: readonly number[] = [...steps(5, 120, 5), ...steps(135, 300, 15), ...steps(360, 1800, 60), 3600];

const LONGEST = 7200;

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by);
}

/** Number of times by bucket, up to the last non-empty bucket. */
export type TimeBuckets = readonly number[];

function bucketOf(seconds: number): number {
  const bucket = ENDS.findIndex((end) => seconds < end);
  return bucket < 0 ? ENDS.length : bucket;
}

export function withTime(buckets: TimeBuckets, seconds: number): TimeBuckets {
  const bucket = bucketOf(seconds);
  const length = Math.max(buckets.length, bucket + 1);
  return Array.from({ length }, (_, index) => (buckets[index] ?? 0) + (index === bucket ? 1 : 0));
}

export function sumOf(a: TimeBuckets, b: TimeBuckets): TimeBuckets {
  return combined(a, b, (x, y) => x + y);
}

export function differenceOf(a: TimeBuckets, b: TimeBuckets): TimeBuckets {
  return combined(a, b, (x, y) => x - y);
}

function combined(a: TimeBuckets, b: TimeBuckets, combine: (x: number, y: number) => number): TimeBuckets {
  const length = Math.max(a.length, b.length);
  const all = Array.from({ length }, (_, index) => combine(a[index] ?? 0, b[index] ?? 0));
  return all.slice(0, all.findLastIndex((times) => times !== 0) + 1);
}

/**
 * The median in whole seconds, assuming that times are evenly distributed within a bucket, so that the error is at most the
 * width of a bucket. Null if there are no times.
 */
export function medianOf(buckets: TimeBuckets): number | null {
  const half = buckets.reduce((sum, count) => sum + count, 0) / 2;
  let below = 0;
  for (const [bucket, count] of buckets.entries()) {
    if (count > 0 && below + count >= half) {
      const from = ENDS[bucket - 1] ?? 0;
      const to = ENDS[bucket] ?? LONGEST;
      return Math.round(from + ((half - below) / count) * (to - from));
    }
    below += count;
  }
  return null;
}
