import { expect, test } from 'vitest';
import { isHeldBack, resultsHeldUntil } from './index.ts';

test.each([
  [null, null, null, null, null],
  [null, null, null, 7, 7],
  [5, 3, 9, 11, 11],
  [5, 3, 9, 7, 9],
  [5, null, null, null, 5],
  [null, 3, 9, null, 9],
  [null, 3, null, null, 3],
  [5, 3, 9, null, 9],
  [12, 3, 9, null, 12],
  [9, null, 9, null, 9],
])(
  '[ST7] [ST80] [BA17] key released at %s, window from %s to %s, assigned until %s: held until %s',
  (...moments) => {
    const [keyReleaseAt, opensAt, closesAt, assignedUntil, expected] = moments;
    expect(resultsHeldUntil({ keyReleaseAt, opensAt, closesAt, assignedUntil })).toBe(expected);
  },
);

test.each([
  [null, 0, false],
  [10, 9, true],
  [10, 10, false],
  [10, 11, false],
])('[ST7] results held until %s are held at %i: %s', (heldUntil, now, expected) => {
  expect(isHeldBack(heldUntil, now)).toBe(expected);
});
