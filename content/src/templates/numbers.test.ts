import { describe, expect, it } from 'vitest';
import {
  amount,
  asFraction,
  combination,
  equals,
  fractionOf,
  mixedNumber,
  number,
  ordinal,
  polynomial,
  rootOf,
  rounded,
  signed,
  surdOf,
} from './numbers.ts';
import { printedValue } from './printed-value.ts';

describe('printed numbers', () => {
  it('[CT3] stand in full where they are short, and are rounded where they are long', () => {
    expect(number(16777216)).toBe('16777216');
    expect(number(-20.25)).toBe('-20.25');
    expect(number(0.1 + 0.2)).toBe('0.3');
    expect(number(10 / 3)).toBe('3.33');
    expect(number(1333.333)).toBe('1333');
    expect(number(2 * 6.022e23)).toBe(String.raw`1.2044 \times 10^{24}`);
    expect(number(0.00123456)).toBe(String.raw`1.23 \times 10^{-3}`);
    expect([equals(2.5), equals(10 / 3)]).toEqual(['= 2.5', String.raw`\approx 3.33`]);
  });

  it('[CT3] keep the zeros at their end where they are rounded', () => {
    expect([2.5, 4.5983, 99.96, 0.0444444, 846.4, -25].map((value) => rounded(value, 3))).toEqual([
      '2.50',
      '4.60',
      '100',
      '0.0444',
      '846',
      '-25.0',
    ]);
    expect([rounded(1.5e-4, 3), rounded(0, 3)]).toEqual([String.raw`1.50 \times 10^{-4}`, '0']);
    expect(number(4.5983123)).toBe('4.60');
  });

  it('[CT3] are fractions, mixed numbers and roots where these are exact, and nothing else', () => {
    expect(fractionOf(-12 / 13, 13)).toBe(String.raw`-\frac{12}{13}`);
    expect(fractionOf(12 / 13, 12)).toBeNull();
    expect(asFraction(7)(3 / 7)).toBe(String.raw`$\frac{3}{7}$`);
    expect(mixedNumber(7.2, 5)).toBe(String.raw`7\frac{1}{5}`);
    expect(mixedNumber(7.2, 4)).toBeNull();
    expect(rootOf(Math.sqrt(360))).toBe(String.raw`6\sqrt{10}`);
    expect(rootOf(Math.sqrt(14.25))).toBeNull();
  });

  it('[CT6] have no signs that meet, no factor of one and no term of zero', () => {
    expect(polynomial([1, -1, 0])).toBe('x^{2} - x');
    expect(polynomial([-1, 0, 5])).toBe('-x^{2} + 5');
    expect(
      combination([
        [0, 'x'],
        [-1, 'y'],
        [1, ''],
      ]),
    ).toBe('-y + 1');
    expect([signed(-3), signed(0), signed(3)]).toEqual(['- 3', '', '+ 3']);
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map(ordinal).join(' ')).toBe(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 101st 111th',
    );
  });

  it('[CT3] can be read back by whoever did not print them', () => {
    const values = [0.5, -20.25, 12, 0.00123, 1.2044e24];
    expect(values.map((value) => printedValue(amount(value, String.raw`m\,s^{-1}`)))).toEqual(values);
    expect(printedValue(String.raw`$7\frac{1}{5}$ days`)).toBeCloseTo(7.2);
    expect(printedValue(String.raw`$-\frac{12}{13}$`)).toBeCloseTo(-12 / 13);
    expect(printedValue(String.raw`$6\sqrt{10}$`)).toBeCloseTo(Math.sqrt(360));
    expect(printedValue(String.raw`$135^\circ$`)).toBe(135);
    expect(printedValue('trigonal planar')).toBeNull();
  });

  it('[CT3] have a root beside a whole number in brackets, and are read back', () => {
    const [root2, root3] = [Math.sqrt(2), Math.sqrt(3)];
    expect(surdOf(20 * root3 + 20, 3)).toBe(String.raw`20(\sqrt{3} + 1)`);
    expect(surdOf(30 - 10 * root3, 3)).toBe(String.raw`10(3 - \sqrt{3})`);
    expect(surdOf(12 * root3, 3)).toBe(String.raw`12\sqrt{3}`);
    expect(surdOf(7 * root2 - 4, 2)).toBe(String.raw`7\sqrt{2} - 4`);
    expect(surdOf(36, 3)).toBe('36');
    expect(surdOf(12.5, 3)).toBeNull();
    for (const value of [
      20 * root3 + 20,
      30 - 10 * root3,
      12 * root3,
      5 - 2 * root3,
      9 * root3 - 4,
      root3 + 1,
    ])
      expect(printedValue(`$${surdOf(value, 3) ?? ''}$`)).toBeCloseTo(value);
  });
});
