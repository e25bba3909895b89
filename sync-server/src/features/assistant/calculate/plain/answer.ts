import { numberTex } from '../rational.ts';
import { type InBoth, type Worked, inDollars } from '../worked.ts';

/** Reads a question as `plainQuestion` gives it; `text` is as typed. Null unless all of it was understood. */
export type PlainFamily = (question: string, text: string) => Worked | null;

/** Denominators of fractions that are shown as such. */
const LARGEST_DENOMINATOR = 1000;
const NEAR = 1e-9;

/** Smaller numbers are shown with a power of ten. */
const SMALL = 1e-3;

function scientificTex(value: number): string {
  const [digits = '', power = ''] = Number(value.toPrecision(6)).toExponential().split('e');
  return String.raw`${digits} \times 10^{${Number(power)}}`;
}

/** A number as TeX: whole, a short decimal, or a fraction with its decimal. */
export function valueTex(value: number): string {
  const rounded = Number(value.toPrecision(12));
  if (Number.isInteger(rounded) || Math.abs(rounded) > 1e6) return numberTex(rounded);
  if (rounded !== 0 && Math.abs(rounded) < SMALL) return scientificTex(rounded);
  if (Math.abs(rounded * 1e4 - Math.round(rounded * 1e4)) < NEAR)
    return String(Math.round(rounded * 1e4) / 1e4);
  const bottom = denominatorOf(rounded);
  if (bottom === null) return numberTex(rounded);
  const top = Math.round(Math.abs(rounded) * bottom);
  return String.raw`${rounded < 0 ? '-' : ''}\frac{${top}}{${bottom}} \approx ${numberTex(rounded)}`;
}

/** The smallest denominator of a fraction with this value; null if there is none that is small. */
export function denominatorOf(value: number): number | null {
  for (let bottom = 1; bottom <= LARGEST_DENOMINATOR; bottom += 1)
    if (Math.abs(value * bottom - Math.round(value * bottom)) < NEAR * bottom) return bottom;
  return null;
}

/** A fraction as TeX, without its decimal. */
export function fractionTex(value: number): string {
  const bottom = denominatorOf(value);
  if (bottom === null || bottom === 1) return numberTex(value);
  return String.raw`${value < 0 ? '-' : ''}\frac{${Math.round(Math.abs(value) * bottom)}}{${bottom}}`;
}

/** @param parts TeX, without dollars. */
export const worked = (
  title: InBoth,
  {
    law,
    steps = [],
    result,
  }: { readonly law: string; readonly steps?: readonly string[]; readonly result: string },
): Worked => ({ title, law: inDollars(law), steps: steps.map(inDollars), result: inDollars(result) });

export const gcd = (one: number, other: number): number =>
  other === 0 ? Math.abs(one) : gcd(other, one % other);

/** The numbers of the groups of a match that took part in it. */
export const numbersOf = (groups: readonly (string | undefined)[]): number[] =>
  groups.flatMap((group) => (group === undefined ? [] : [Number(group)]));

/** A fraction with its decimal: for results that are asked for as fractions. */
export function fractionWithDecimal(value: number): string {
  const bottom = denominatorOf(value);
  if (bottom === null || bottom === 1) return valueTex(value);
  const short = Number(value.toPrecision(6));
  return `${fractionTex(value)} ${Math.abs(short - value) < 1e-12 ? '=' : String.raw`\approx`} ${short}`;
}
