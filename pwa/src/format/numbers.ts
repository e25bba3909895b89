import { comparable } from '@exam/shared-schema/labels';
import { say } from '../sentences/index.ts';
import { lazily } from './lazily.ts';

const twoDecimals = lazily((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const oneDecimal = lazily(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const grouped = lazily((locale) => new Intl.NumberFormat(locale));

/** At most two decimals, with a true minus sign: marks are exact and rounded only for display. */
export function formatScore(score: number): string {
  return twoDecimals()
    .format(score === 0 ? 0 : score)
    .replace('-', '\u2212');
}

/** '5.0', always with one decimal: a level out of ten. */
export function formatLevel(level: number): string {
  return oneDecimal().format(level);
}

/** '1,23,456', grouped as in India. With a true minus sign, and none before zero. */
export function formatNumber(value: number): string {
  return grouped()
    .format(value === 0 ? 0 : value)
    .replace('-', '\u2212');
}

/** '1 paper', '3 papers', '1,23,456 papers': for the console, which is in English. Student texts have their plurals in sentences/. */
export function formatCount(count: number, one: string, other: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : other}`;
}

/** A count of tokens or papers: '1,23,456', or 'Unlimited'. */
export function formatLimit(count: number): string {
  return comparable(count) === Infinity ? say.labels.unlimited : formatNumber(count);
}
