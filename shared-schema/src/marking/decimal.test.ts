import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  parseDecimal,
  roundToInteger,
  subtractDecimals,
} from './decimal.ts';

function decimal(text: string): Decimal {
  const value = parseDecimal(text);
  if (value === null) throw new Error(`${text} is no decimal`);
  return value;
}

describe('[SC3] reading a typed number', () => {
  test.each([
    ['+1.50', '1.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1e3', '1000'],
    ['1E-2', '0.01'],
    ['-0', '0'],
    ['007', '7'],
    ['-1.20e+1', '-12'],
  ])('%s equals %s', (text, same) => {
    expect(compareDecimals(decimal(text), decimal(same))).toBe(0);
  });

  test.each([
    '',
    ' ',
    '.',
    '-',
    '+',
    'e3',
    '1e',
    '1e3.5',
    'NaN',
    'Infinity',
    '-Infinity',
    '0x10',
    '1,000',
    '1 000',
    '1/2',
    '--1',
    '1e309',
    '1e-309',
    '1e9999',
  ])("'%s' is no number", (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  test('a text of endless length is no number', () => {
    expect(parseDecimal('1'.repeat(65))).toBeNull();
  });
});

describe('[SC3] comparing typed numbers', () => {
  test('is exact where floats are not', () => {
    expect(compareDecimals(addDecimals(decimal('0.1'), decimal('0.2')), decimal('0.3'))).toBe(0);
    expect(compareDecimals(decimal('1.00000000000000000001'), decimal('1'))).toBe(1);
  });

  test('agrees with numbers that floats hold exactly', () => {
    const halves = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((n) => n / 8);
    fc.assert(
      fc.property(halves, halves, (a, b) => {
        expect(compareDecimals(decimal(String(a)), decimal(String(b)))).toBe(Math.sign(a - b));
        expect(
          compareDecimals(subtractDecimals(decimal(String(a)), decimal(String(b))), decimal(String(a - b))),
        ).toBe(0);
      }),
    );
  });

  test.each([
    ['2.5', '3'],
    ['2.4999999999999999999', '2'],
    ['-2.5', '-3'],
    ['-2.4', '-2'],
    ['7', '7'],
    ['0.04', '0'],
  ])('%s is %s to the nearest whole number', (text, whole) => {
    expect(compareDecimals(roundToInteger(decimal(text)), decimal(whole))).toBe(0);
  });
});

test('the longest text and the largest exponent are read, and one more of either is not', () => {
  expect(parseDecimal('7'.repeat(64))).not.toBeNull();
  expect(parseDecimal('7'.repeat(65))).toBeNull();
  expect(parseDecimal('1e308')).not.toBeNull();
  expect(parseDecimal('1e-308')).not.toBeNull();
  expect(parseDecimal('1e309')).toBeNull();
  expect(parseDecimal('1e-309')).toBeNull();
});

test('an exponent is written out, so that a scale is never negative', () => {
  expect(parseDecimal('1e3')).toEqual({ units: 1000n, scale: 0 });
  expect(parseDecimal('1.25e1')).toEqual({ units: 125n, scale: 1 });
});
