import type { ResultQuestion } from '@exam/shared-schema/contract';
import { expect, test } from 'vitest';
import { countByDay, daysOfMap, endOfDay } from './days.ts';
import { formatInterval } from './format-interval.ts';
import { isRight } from './is-right.ts';

const options = ['a', 'b', 'c'].map((_id) => ({ _id, text: _id }));
const asked = (changes: Partial<ResultQuestion>) => ({ options, type: 'MCQ', ...changes }) as ResultQuestion;

test('[NB9] an answer of a review is held against the key: options in any order, numbers within their ranges', () => {
  expect(isRight(asked({ correctAnswer: 'a' }), null)).toBeNull();
  expect(isRight(asked({ correctAnswer: 'a' }), 'a')).toBe(true);
  expect(isRight(asked({ correctAnswer: ['a', 'b'] }), 'b')).toBe(true);
  const several = asked({ type: 'MSQ', correctAnswer: ['a', 'b'] });
  expect([isRight(several, ['b', 'a']), isRight(several, ['a']), isRight(several, ['a', 'b', 'c'])]).toEqual([
    true,
    false,
    false,
  ]);
  const number = asked({ type: 'Numerical', options: [], correctAnswer: '5 or 9.7 to 9.9 or -2 to -1' });
  expect(['5', '5.0', '9.8', '-1.5', '9.6', '', 'x'].map((typed) => isRight(number, typed))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

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
