import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  absolute,
  add,
  compare,
  formatFraction,
  type Fraction,
  isFractionText,
  multiply,
  negate,
  parseFraction,
  roundToTwo,
  subtract,
  toNumber,
  ZERO,
} from './fraction.ts';

const ONE = parseFraction('1');

function sumOf(text: string, times: number): Fraction {
  const term = parseFraction(text);
  return Array.from({ length: times }, () => term).reduce(add, ZERO);
}

describe('[SC2] reading marks', () => {
  test.each([
    ['4', '4'],
    ['-1', '-1'],
    ['+2', '2'],
    ['2/3', '2/3'],
    ['-2/3', '-2/3'],
    ['30/35', '6/7'],
    ['0.25', '1/4'],
    ['-0.50', '-1/2'],
    ['0', '0'],
    ['-0', '0'],
    ['0/7', '0'],
    [' 2.5 ', '5/2'],
    ['9007199254740991', '9007199254740991'],
    ['12345678901234567890/12345678901234567890', '1'],
  ])('%s is %s', (text, normal) => {
    expect(formatFraction(parseFraction(text))).toBe(normal);
    expect(isFractionText(text)).toBe(true);
  });

  test.each([
    '',
    ' ',
    'four',
    '1/',
    '/2',
    '1/2/3',
    '1.5/2',
    '1/-2',
    '.5',
    '1e3',
    'NaN',
    '0x1',
    '1'.repeat(65),
  ])("'%s' is no fraction", (text) => {
    expect(() => parseFraction(text)).toThrow(SyntaxError);
    expect(isFractionText(text)).toBe(false);
  });

  test('a denominator of zero is refused', () => {
    expect(() => parseFraction('1/0')).toThrow(RangeError);
  });

  test('a fraction beyond safe integers is refused, never rounded', () => {
    expect(() => parseFraction('9007199254740992')).toThrow(RangeError);
    expect(() => parseFraction('1/9007199254740993')).toThrow(RangeError);
  });
});

describe('[SC2] sums are exact', () => {
  test('[SC3] 100 wrong answers of UPSC cost exactly 200/3', () => {
    expect(formatFraction(negate(sumOf('2/3', 100)))).toBe('-200/3');
  });

  test('[SC3] 35 questions of 30/35 make 30 marks, of 40/35 make 40', () => {
    expect(formatFraction(sumOf('30/35', 35))).toBe('30');
    expect(formatFraction(sumOf('40/35', 35))).toBe('40');
  });

  test('a sum that fits is exact even where its terms multiply beyond safe integers', () => {
    const nearlyOne = { n: 94906267, d: 94906268 };
    expect(formatFraction(add(nearlyOne, negate(nearlyOne)))).toBe('0');
    expect(formatFraction(multiply(nearlyOne, { n: 94906268, d: 94906267 }))).toBe('1');
    const left = { n: 1, d: 9007199254740991 };
    expect(formatFraction(add(left, left))).toBe('2/9007199254740991');
  });

  test('a sum that does not fit is refused', () => {
    const largest = parseFraction('9007199254740991');
    expect(() => add(largest, ONE)).toThrow(RangeError);
    expect(() => add({ n: 1, d: 9007199254740991 }, { n: 1, d: 9007199254740989 })).toThrow(RangeError);
    expect(() => multiply(largest, largest)).toThrow(RangeError);
  });
});

describe('[SC2] rounding is for display', () => {
  test.each([
    ['2/3', 0.67],
    ['-2/3', -0.67],
    ['1/8', 0.13],
    ['-1/8', -0.13],
    ['201/200', 1.01],
    ['-200/3', -66.67],
    ['1/200', 0.01],
    ['1/201', 0],
    ['-1/201', 0],
    ['4', 4],
  ])('%s is shown as %d', (text, shown) => {
    expect(roundToTwo(parseFraction(text))).toBe(shown);
  });

  test('1.005 is rounded up, which its float would not be', () => {
    expect(Math.round(1.005 * 100) / 100).toBe(1);
    expect(roundToTwo(parseFraction('1.005'))).toBe(1.01);
  });
});

describe('[SC2] fractions are a field', () => {
  const fractions = fc
    .tuple(fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: 1, max: 1000 }))
    .map(([n, d]) => parseFraction(`${n}/${d}`));

  test('addition and multiplication commute, associate and distribute', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(multiply(a, b)).toEqual(multiply(b, a));
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)));
        expect(multiply(multiply(a, b), c)).toEqual(multiply(a, multiply(b, c)));
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
      }),
    );
  });

  test('zero, one, negation and subtraction have their usual properties', () => {
    fc.assert(
      fc.property(fractions, fractions, (a, b) => {
        expect(add(a, ZERO)).toEqual(a);
        expect(multiply(a, ONE)).toEqual(a);
        expect(add(a, negate(a))).toEqual(ZERO);
        expect(add(subtract(a, b), b)).toEqual(a);
        expect(compare(absolute(a), ZERO)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('every fraction is in lowest terms and survives its text', () => {
    fc.assert(
      fc.property(fractions, (a) => {
        expect(a.d).toBeGreaterThan(0);
        expect(parseFraction(formatFraction(a))).toEqual(a);
      }),
    );
  });

  test('the order is that of the numbers', () => {
    fc.assert(
      fc.property(fractions, fractions, (a, b) => {
        expect(Math.sign(compare(a, b))).toBe(Math.sign(toNumber(a) - toNumber(b)));
      }),
    );
    expect(
      compare({ n: 9007199254740990, d: 9007199254740991 }, { n: 9007199254740989, d: 9007199254740990 }),
    ).toBeGreaterThan(0);
  });

  test('two decimals are never further away than half a hundredth', () => {
    fc.assert(
      fc.property(fractions, (a) => {
        const distance = absolute(subtract(a, parseFraction(roundToTwo(a).toFixed(2))));
        expect(compare(distance, { n: 1, d: 200 })).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('[SC2] beyond the precision of floats, compared with integers of any size', () => {
  const limit = Number.MAX_SAFE_INTEGER;
  const whole = fc.oneof(
    fc.integer({ min: -100, max: 100 }),
    fc.integer({ min: -limit, max: limit }),
    fc.constantFrom(limit, -limit, limit - 1, 2 ** 40, 3 ** 20),
  );
  const large = fc
    .tuple(whole, whole)
    .filter(([, d]) => d > 0)
    .map(([n, d]) => parseFraction(`${n}/${d}`));

  /** In lowest terms, or null where it does not fit safe integers. */
  function exact(n: bigint, d: bigint): Fraction | null {
    let [a, b] = [n < 0n ? -n : n, d];
    while (b !== 0n) [a, b] = [b, a % b];
    const [top, bottom] = [n / a, d / a].map(Number) as [number, number];
    return Number.isSafeInteger(top) && Number.isSafeInteger(bottom) ? { n: top, d: bottom } : null;
  }

  function orNull(compute: () => Fraction): Fraction | null {
    try {
      return compute();
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
      return null;
    }
  }

  test('sums, products and the order', () => {
    fc.assert(
      fc.property(large, large, (a, b) => {
        const [an, ad, bn, bd] = [a.n, a.d, b.n, b.d].map(BigInt) as [bigint, bigint, bigint, bigint];
        expect(orNull(() => add(a, b))).toEqual(exact(an * bd + bn * ad, ad * bd));
        expect(orNull(() => multiply(a, b))).toEqual(exact(an * bn, ad * bd));
        const [left, right] = [an * bd, bn * ad];
        expect(Math.sign(compare(a, b))).toBe(left < right ? -1 : left > right ? 1 : 0);
        expect(compare(a, { ...a })).toBe(0);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a text of 64 characters is read, and of no more', () => {
    const zeros = '0'.repeat(63);
    expect(parseFraction(`${zeros}7`)).toEqual({ n: 7, d: 1 });
    expect(() => parseFraction(`${zeros}07`)).toThrow(SyntaxError);
  });

  test('the magnitude of zero is zero, and of a loss its size', () => {
    expect(absolute(ZERO)).toBe(ZERO);
    expect(absolute({ n: -2, d: 3 })).toEqual({ n: 2, d: 3 });
  });
});
