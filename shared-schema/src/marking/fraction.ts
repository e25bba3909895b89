/**
 * Exact fractions for marks. Thirds (GATE, UPSC) and quarters (the banks) have no exact float, and 100 wrong answers
 * at -2/3 must be -200/3, not -66.00000000000001 (rule SC2).
 */

/** Marks as text: "4", "-1", "2/3", "6/7". In lowest terms if written by this module. */
export type FractionText = string;

/** In lowest terms, `d` positive, both safe integers; zero is 0/1. */
export interface Fraction {
  readonly n: number;
  readonly d: number;
}

export const ZERO: Fraction = { n: 0, d: 1 };

const FRACTION_SHAPE = /^([+-]?)(\d+)(?:\/(\d+)|\.(\d+))?$/;
const MAX_TEXT_LENGTH = 64;
/** Any number of so many digits is a safe integer. */
const SAFE_DIGITS = 15;
const isSafe = Number.isSafeInteger;

/**
 * Reads "4", "-2/3", "30/35" or "0.25".
 * @throws SyntaxError if the text is none of these.
 * @throws RangeError if the denominator is zero or the reduced fraction does not fit safe integers.
 */
export function parseFraction(text: string): Fraction {
  const match = text.length > MAX_TEXT_LENGTH ? null : FRACTION_SHAPE.exec(text.trim());
  if (!match) throw new SyntaxError(`'${text.slice(0, MAX_TEXT_LENGTH)}' is not a fraction`);
  const [, sign, whole = '', denominator, decimals = ''] = match;
  const numerator = `${sign === '-' ? '-' : ''}${whole}${decimals}`;
  const divisor = denominator ?? `1${'0'.repeat(decimals.length)}`;
  const isShort = numerator.length <= SAFE_DIGITS && divisor.length <= SAFE_DIGITS && Number(divisor) !== 0;
  return isShort ? reduce(Number(numerator), Number(divisor)) : reduceBig(BigInt(numerator), BigInt(divisor));
}

/** True if `parseFraction` would read the text. */
export function isFractionText(text: string): boolean {
  try {
    parseFraction(text);
    return true;
  } catch {
    return false;
  }
}

/** "2/3", or "4" when the denominator is 1. `parseFraction` reads it back unchanged. */
export function formatFraction(fraction: Fraction): FractionText {
  return fraction.d === 1 ? String(fraction.n) : `${fraction.n}/${fraction.d}`;
}

/** @throws RangeError if the sum does not fit safe integers; so do all operations below. */
export function add(a: Fraction, b: Fraction): Fraction {
  const left = a.d === b.d ? a.n : a.n * b.d;
  const right = a.d === b.d ? b.n : b.n * a.d;
  const d = a.d === b.d ? a.d : a.d * b.d;
  if (isSafe(left) && isSafe(right) && isSafe(left + right) && isSafe(d)) return reduce(left + right, d);
  return reduceBig(BigInt(a.n) * BigInt(b.d) + BigInt(b.n) * BigInt(a.d), BigInt(a.d) * BigInt(b.d));
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, negate(b));
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  const n = a.n * b.n;
  const d = a.d * b.d;
  if (isSafe(n) && isSafe(d)) return reduce(n, d);
  return reduceBig(BigInt(a.n) * BigInt(b.n), BigInt(a.d) * BigInt(b.d));
}

export function negate(a: Fraction): Fraction {
  return a.n === 0 ? ZERO : { n: -a.n, d: a.d };
}

/** The magnitude: marks lost are stored without their sign (rule ST16). */
export function absolute(a: Fraction): Fraction {
  return a.n < 0 ? negate(a) : a;
}

/** Negative, zero or positive, as for `Array.sort`. Exact for every pair of fractions. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.n * b.d;
  const right = b.n * a.d;
  if (isSafe(left) && isSafe(right)) return left - right;
  const difference = BigInt(a.n) * BigInt(b.d) - BigInt(b.n) * BigInt(a.d);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The nearest float; for charts and progress bars, never for sums. */
export function toNumber(a: Fraction): number {
  return a.n / a.d;
}

/** Two decimals, half away from zero, decided on the exact value: 1/8 is 0.13 and -1/8 is -0.13. */
export function roundToTwo(a: Fraction): number {
  const denominator = 2n * BigInt(a.d);
  const hundredths = (BigInt(Math.abs(a.n)) * 200n + BigInt(a.d)) / denominator;
  const rounded = Number(hundredths) / 100;
  return a.n < 0 && rounded !== 0 ? -rounded : rounded;
}

function reduce(n: number, d: number): Fraction {
  if (n === 0) return ZERO;
  if (d === 1) return { n, d };
  let a = Math.abs(n);
  let b = d;
  while (b !== 0) {
    const rest = a % b;
    a = b;
    b = rest;
  }
  return { n: n / a, d: d / a };
}

function reduceBig(n: bigint, d: bigint): Fraction {
  if (d === 0n) throw new RangeError('A fraction cannot have the denominator 0');
  let a = n < 0n ? -n : n;
  let b = d;
  while (b !== 0n) [a, b] = [b, a % b];
  const fraction = { n: Number(n / a), d: Number(d / a) };
  if (!isSafe(fraction.n) || !isSafe(fraction.d))
    throw new RangeError('The fraction is too large to be exact');
  return fraction;
}
