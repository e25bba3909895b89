import { expect, test } from 'vitest';
import { isHeldBack, resultsHeldUntil } from './index.ts';

test.each([
  [null, null, null, null],
  [5, null, null, 5],
  [null, 3, 9, 9],
  [null, 3, null, 3],
  [5, 3, 9, 9],
  [12, 3, 9, 12],
  [9, null, 9, 9],
])('[ST7] [ST80] a key released at %s and a window from %s to %s hold results until %s', (...moments) => {
  const [keyReleaseAt, opensAt, closesAt, expected] = moments;
  expect(resultsHeldUntil({ keyReleaseAt, opensAt, closesAt })).toBe(expected);
});

test.each([
  [null, 0, false],
  [10, 9, true],
  [10, 10, false],
  [10, 11, false],
])('[ST7] results held until %s are held at %i: %s', (heldUntil, now, expected) => {
  expect(isHeldBack(heldUntil, now)).toBe(expected);
});
