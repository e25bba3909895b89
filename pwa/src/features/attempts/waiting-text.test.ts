import { expect, test } from 'vitest';
import { nextTryText, sinceText, triesText } from './waiting-text.ts';

const NOW = 1_000_000_000;
const MINUTE = 60_000;

test('says since when an attempt waits, in the largest unit that fits', () => {
  expect(sinceText(NOW - 59_000, NOW)).toBe('It has just been handed in.');
  expect(sinceText(NOW - 5 * MINUTE, NOW)).toBe('It was handed in 5 minutes ago.');
  expect(sinceText(NOW - 49 * 60 * MINUTE, NOW)).toBe('It was handed in 2 days ago.');
});

test('a clock that was set back does not speak of the future', () => {
  expect(sinceText(NOW + 5 * MINUTE, NOW)).toBe('It has just been handed in.');
  expect(nextTryText({ nextTryAt: NOW - 5 * MINUTE }, NOW)).toBe('The next try is in a moment.');
});

test('says how often it was tried and when it is tried again', () => {
  expect([0, 1, 2].map(triesText)).toEqual(['', 'Tried once.', 'Tried 2 times.']);
  expect(nextTryText({ nextTryAt: NOW + 4.5 * MINUTE }, NOW)).toBe('The next try is in 4 minutes.');
});
