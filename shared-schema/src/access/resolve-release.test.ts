import { expect, test } from 'vitest';
import { isHeldBack, resultsHeldUntil } from './index.ts';

test.each([
  [null, null, null, null, null, null],
  [null, null, null, 7, null, 7],
  [5, 3, 9, 11, null, 11],
  [5, 3, 9, 7, null, 9],
  [5, null, null, null, null, 5],
  [null, 3, 9, null, null, 9],
  [null, 3, null, null, null, 3],
  [5, 3, 9, null, null, 9],
  [12, 3, 9, null, null, 12],
  [9, null, 9, null, null, 9],
  [5, 3, null, null, 8, 8],
  [5, 3, 9, null, 8, 9],
  [null, null, null, null, 8, 8],
])(
  '[ST7] [ST80] [BA17] [ED14] key released at %s, window from %s to %s, assigned until %s, encrypted until %s: held until %s',
  (...moments) => {
    const [keyReleaseAt, opensAt, closesAt, assignedUntil, encryptedUntil, expected] = moments;
    expect(resultsHeldUntil({ keyReleaseAt, opensAt, closesAt, assignedUntil, encryptedUntil })).toBe(
      expected,
    );
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
