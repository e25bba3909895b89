import { lazily } from './lazily.ts';

const twoDecimals = lazily((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const plurals = lazily((locale) => new Intl.PluralRules(locale));

/** At most two decimals, with a true minus: exact marks are rounded for the eye only. */
export function formatScore(score: number): string {
  return twoDecimals().format(score).replace('-', '\u2212');
}

/** '1 paper', '3 papers'. */
export function formatCount(count: number, one: string, other: string): string {
  return `${count} ${plurals().select(count) === 'one' ? one : other}`;
}
