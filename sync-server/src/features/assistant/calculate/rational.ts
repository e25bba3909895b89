import { Incalculable } from '../../../expressions/index.ts';

/** An exact fraction of whole numbers, in lowest terms, the denominator positive. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

/** Digits of numerator and denominator beyond which a calculation is given up; students' sums need far fewer. */
const MOST_DIGITS = 60;
const LIMIT = 10n ** BigInt(MOST_DIGITS);

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/** @throws Incalculable if it is undefined or too large. */
export function rational(n: bigint, d = 1n): Rational {
  if (d === 0n) throw new Incalculable('division by zero');
  const divisor = gcd(abs(n), abs(d)) * (d < 0n ? -1n : 1n);
  const [top, bottom] = [n / divisor, d / divisor];
  if (abs(top) > LIMIT || bottom > LIMIT) throw new Incalculable('too large');
  return { n: top, d: bottom };
}

export const ZERO = rational(0n);
export const ONE = rational(1n);

function gcd(one: bigint, other: bigint): bigint {
  return other === 0n ? (one === 0n ? 1n : one) : gcd(other, one % other);
}

/** Reads a decimal such as '0.25' or '1e3' exactly. @throws Incalculable */
export function readRational(text: string): Rational {
  const match = /^(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i.exec(text);
  if (match === null || match[0] === '' || text === '.') throw new Incalculable('no number');
  const [, whole = '', part = '', exponent = '0'] = match;
  if (whole.length + part.length + Math.abs(Number(exponent)) > MOST_DIGITS)
    throw new Incalculable('too large');
  const scale = Number(exponent) - part.length;
  const digits = BigInt(`${whole}${part}`);
  return scale >= 0 ? rational(digits * 10n ** BigInt(scale)) : rational(digits, 10n ** BigInt(-scale));
}

export const plus = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);
export const over = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n);
export const negative = (a: Rational): Rational => ({ n: -a.n, d: a.d });
export const isZero = ({ n }: Rational): boolean => n === 0n;
export const isNegative = ({ n }: Rational): boolean => n < 0n;

export const toNumber = ({ n, d }: Rational): number => Number(n) / Number(d);

/** The square root; null if it is irrational. */
export function rootOf({ n, d }: Rational): Rational | null {
  if (n < 0n) return null;
  const [top, bottom] = [wholeRoot(n), wholeRoot(d)];
  return top === null || bottom === null ? null : { n: top, d: bottom };
}

function wholeRoot(value: bigint): bigint | null {
  const root = floorRoot(value);
  return root * root === value ? root : null;
}

export function floorRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = BigInt(Math.floor(Math.sqrt(Number(value))));
  while (root * root > value) root -= 1n;
  while ((root + 1n) * (root + 1n) <= value) root += 1n;
  return root;
}

/** As TeX: a whole number or a fraction. */
export function rationalTex(value: Rational): string {
  const { n, d } = value;
  if (d === 1n) return String(n);
  const sign = n < 0n ? '-' : '';
  return `${sign}\\frac{${abs(n)}}{${d}}`;
}

/** Numbers from here are written with a power of ten. */
const LONG_NUMBER = 1e11;

/** A number to six significant figures, as TeX. */
export function numberTex(value: number): string {
  const short = Number(value.toPrecision(6));
  const isLong = Math.abs(short) >= LONG_NUMBER;
  const [mantissa = '', exponent] = (isLong ? short.toExponential() : String(short)).split('e');
  return exponent === undefined ? mantissa : `${mantissa} \\times 10^{${Number(exponent)}}`;
}

/** Whether six decimals are enough to write it exactly. */
function isShortDecimal({ n, d }: Rational): boolean {
  return (n * 1_000_000n) % d === 0n;
}

/** Numbers longer than this are printed with six significant figures. */
const LONG = 10n ** 15n;

/** '= \frac{3}{8} = 0.375', '= 12', '= \frac{1}{3} \approx 0.333333'. */
export function equalsTex(value: Rational): string {
  if (value.d === 1n && abs(value.n) < LONG) return `= ${rationalTex(value)}`;
  if (value.d > LONG || abs(value.n) >= LONG) return `\\approx ${numberTex(toNumber(value))}`;
  return `= ${rationalTex(value)} ${isShortDecimal(value) ? '=' : '\\approx'} ${numberTex(toNumber(value))}`;
}
