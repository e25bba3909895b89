/** A number in a text, with a power of ten in the notation of words or TeX. */
const NUMBER =
  /[-−]?\d+(?:,\d{3})*(?:\.\d+)?(?:\s*(?:×|x|\\times|\*)\s*10\s*\^?\s*\{?\s*([-−]?\d+)\s*\}?|e([-−]?\d+))?/gi;

/** Relative tolerance for whole numbers, and for a computed value. */
const EXACT = 1e-6;
/** Relative tolerance between two results that were rounded at different steps. */
const ROUNDED = 0.01;

const plain = (text: string) => text.replaceAll('−', '-').replaceAll(',', '');

/** The mantissa, without the power of ten. */
const mantissaOf = (printed: string) => /-?\d+(?:\.\d+)?/.exec(plain(printed))?.[0] ?? '1';

/** @returns the only number of a text; null if there is none or more than one. */
export function numberIn(text: string): number | null {
  const found = [...text.matchAll(NUMBER)];
  const [first] = found;
  if (first === undefined || found.length > 1) return null;
  const power = first[1] ?? first[2];
  return Number(`${mantissaOf(first[0])}e${plain(power ?? '0')}`);
}

/** @returns whether a computed value equals the printed one, which may be rounded to its last decimal. */
export function isPrintedAs(value: number, printed: string): boolean {
  const number = numberIn(printed);
  if (number === null) return false;
  const decimals = /\.(\d+)/.exec(printed)?.[1]?.length ?? 0;
  const power = number === 0 ? 0 : Math.round(Math.log10(number / Number(mantissaOf(printed))));
  const step = decimals === 0 ? 0 : 0.5 * 10 ** (power - decimals);
  return Math.abs(value - number) <= Math.max(step * (1 + EXACT), Math.abs(number) * EXACT);
}

/** @returns whether two results are the same: whole numbers exactly, others within rounding. */
export function isSameNumber(one: number, other: number): boolean {
  const isWhole = Number.isInteger(one) && Number.isInteger(other);
  const allowed = Math.abs(one) * (isWhole ? EXACT : ROUNDED);
  return Math.abs(one - other) <= allowed;
}
