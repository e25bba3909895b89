import fc from 'fast-check';
import { expect, it } from 'vitest';
import { medianOf, sumOf, withTime, type TimeBuckets } from './time-buckets.ts';

const bucketsOf = (times: readonly number[]): TimeBuckets => times.reduce<TimeBuckets>(withTime, []);

function trueMedian(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] as number;
}

it('the median of nothing is none', () => {
  expect(medianOf([])).toBeNull();
  expect(medianOf(bucketsOf([]))).toBeNull();
});

it('the median of times up to half an hour is off by no more than the width of a bucket', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1799 }), { minLength: 1, maxLength: 60 }), (times) => {
      const [shown, is] = [medianOf(bucketsOf(times)) as number, trueMedian(times)];
      const width = is < 120 ? 5 : is < 300 ? 15 : 60;
      expect(Math.abs(shown - is)).toBeLessThanOrEqual(width);
    }),
  );
});

it('counts of two halves add up to those of the whole', () => {
  const times = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 30 });
  fc.assert(
    fc.property(times, times, (a, b) => {
      expect(sumOf(bucketsOf(a), bucketsOf(b))).toEqual(bucketsOf([...a, ...b]));
    }),
  );
});
