// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { bubblesOf, groupedDigits } from './fingerprint-strip.tsx';

const digest = 'a41c9e0752bdf3c8d1e0aa7734f19b02';

test('a column is a digit and its bubbles are the bits, the highest on top', () => {
  const digits = bubblesOf(digest).map((bits) => bits.reduce((digit, bit) => digit * 2 + Number(bit), 0));
  expect(digits.map((digit) => digit.toString(16)).join('')).toBe(digest.slice(0, 16));
});

test('the short form is the drawn digits in fours', () => {
  expect(groupedDigits(digest)).toBe('a41c 9e07 52bd f3c8');
});
