/**
 * Exact decimals, for comparing a typed number with a key: 0.3 is equal to 0.1 + 0.2, and the ends of a range belong to
 * the range.
 */

/** The value is `units` x 10^-`scale`; `scale` is never negative. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const DECIMAL_SHAPE = /^([+-]?)(?:(\d+)\.?(\d*)|\.(\d+))(?:[eE]([+-]?\d{1,3}))?$/;
const MAX_TEXT_LENGTH = 64;
/** The largest exponent of a double; with a larger one the rest of the product would not read a finite number. */
const MAX_EXPONENT = 308;

/**
 * Reads "12", "+1.50", ".5", "5." and "1e3", with blanks around them. Null for anything else: NaN, Infinity, hexadecimal,
 * an empty text, thousands separators, an exponent beyond 308, more than 64 characters.
 */
export function parseDecimal(text: string): Decimal | null {
  const trimmed = text.trim();
  const match = trimmed.length > MAX_TEXT_LENGTH ? null : DECIMAL_SHAPE.exec(trimmed);
  if (!match) return null;
  const [, sign, whole = '', fraction = '', bareFraction = '', exponentText = '0'] = match;
  const exponent = Number(exponentText);
  if (Math.abs(exponent) > MAX_EXPONENT) return null;
  const decimals = fraction + bareFraction;
  const magnitude = BigInt(whole + decimals);
  const units = sign === '-' ? -magnitude : magnitude;
  const scale = decimals.length - exponent;
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

/** Negative, zero or positive. 1.50 and 1.5 are equal. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const [left, right] = align(a, b);
  return left < right ? -1 : left > right ? 1 : 0;
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const [left, right, scale] = align(a, b);
  return { units: left + right, scale };
}

export function subtractDecimals(a: Decimal, b: Decimal): Decimal {
  const [left, right, scale] = align(a, b);
  return { units: left - right, scale };
}

/** To the nearest whole number, half away from zero, as JEE Main asks for its numerical answers. */
export function roundToInteger(a: Decimal): Decimal {
  if (a.scale === 0) return a;
  const one = 10n ** BigInt(a.scale);
  const magnitude = a.units < 0n ? -a.units : a.units;
  const rounded = (2n * magnitude + one) / (2n * one);
  return { units: a.units < 0n ? -rounded : rounded, scale: 0 };
}

function align(a: Decimal, b: Decimal): [bigint, bigint, number] {
  if (a.scale === b.scale) return [a.units, b.units, a.scale];
  const scale = Math.max(a.scale, b.scale);
  return [a.units * 10n ** BigInt(scale - a.scale), b.units * 10n ** BigInt(scale - b.scale), scale];
}
