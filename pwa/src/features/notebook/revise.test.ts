import { expect, test } from 'vitest';
import { countByDay, daysOfMap, endOfDay } from './days.ts';
import { formatInterval } from './format-interval.ts';

test('[NB7] the days are whole weeks of 26, up to today, and each review is on its own', () => {
  const now = new Date(2026, 0, 8, 15).getTime();
  const days = daysOfMap(now);
  expect(days).toHaveLength(25 * 7 + 4);
  expect(new Date(days[0] ?? 0).getDay()).toBe(1);
  expect(days.at(-1)).toBe(new Date(2026, 0, 8).getTime());
  const counts = countByDay(days, [now, now - 1, (days[0] ?? 0) - 1, endOfDay(now) - 1, days.at(-2) ?? 0]);
  expect(counts.slice(-3)).toEqual([0, 1, 3]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(4);
});

test('[NB9] the next interval is told in few words', () => {
  const DAY = 24 * 3_600_000;
  expect([30_000, 600_000, 5 * 3_600_000, DAY, 12 * DAY, 80 * DAY, 400 * DAY].map(formatInterval)).toEqual([
    '1 min',
    '10 min',
    '5 h',
    '1 day',
    '12 days',
    '2.6 months',
    '1.1 years',
  ]);
});
