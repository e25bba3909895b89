import { numberTex, rationalTex, toNumber, type Rational } from './rational.ts';
import type { Sentence } from './words/sentence.ts';

/** A text in English and in Hindi. */
export type InBoth = readonly [english: string, hindi: string];

/** A calculation that was read from words. All parts are question text. */
export interface Worked {
  readonly title: InBoth;
  /** The law that was used. */
  readonly law: string;
  readonly steps: readonly string[];
  readonly result: string;
}

/** Reads one family of questions. Null unless the whole sentence was understood. */
export type Family = (sentence: Sentence) => Worked | null;

/** Digits of a decimal fraction that are written out. */
const MOST_DECIMALS = 6n;

/** A number as TeX: exact if it is a short decimal, otherwise with six significant figures. */
export function decimal(value: Rational | number): string {
  if (typeof value === 'number') return numberTex(value);
  const { n, d } = value;
  if (d === 1n) return String(n);
  if ((n * 10n ** MOST_DECIMALS) % d !== 0n) return numberTex(toNumber(value));
  const sign = n < 0n ? '-' : '';
  const size = n < 0n ? -n : n;
  const digits = ((size * 10n ** MOST_DECIMALS) / d).toString().padStart(Number(MOST_DECIMALS) + 1, '0');
  const whole = digits.slice(0, -Number(MOST_DECIMALS));
  return `${sign}${whole}.${digits.slice(-Number(MOST_DECIMALS))}`.replace(/0+$/, '');
}

/** Denominators of fractions that are shown beside the decimal. */
const LARGEST_DENOMINATOR = 1000n;

/** '= 7.2' or '= \frac{1}{3} \approx 0.333333'. */
export function equalTo(value: Rational | number): string {
  const isExact =
    typeof value === 'number'
      ? Number.isInteger(value * 1e6)
      : (value.n * 10n ** MOST_DECIMALS) % value.d === 0n;
  const near = `${isExact ? '=' : String.raw`\approx`} ${decimal(value)}`;
  if (isExact || typeof value === 'number' || value.d > LARGEST_DENOMINATOR) return near;
  return `= ${rationalTex(value)} ${near}`;
}

const UNIT_TEX: Readonly<Record<string, string>> = {
  'km/h': String.raw`km\,h^{-1}`,
  'm/s': String.raw`m\,s^{-1}`,
  'm/s^2': String.raw`m\,s^{-2}`,
  'kg m/s': String.raw`kg\,m\,s^{-1}`,
  'kg/m^3': String.raw`kg\,m^{-3}`,
  'mol/L': String.raw`mol\,L^{-1}`,
  'g/mol': String.raw`g\,mol^{-1}`,
  ohm: String.raw`\Omega`,
};

/** A value with a unit of UNIT_TEX, or one that is written as it is. */
export function withUnit(value: Rational | number, unit: string): string {
  const sign = UNIT_TEX[unit];
  return (
    String.raw`${decimal(value)}\ ` +
    (sign === String.raw`\Omega` ? sign : String.raw`\mathrm{${sign ?? unit}}`)
  );
}

export const inDollars = (tex: string): string => `$${tex}$`;
