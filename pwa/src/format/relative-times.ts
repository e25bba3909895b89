import { lazily } from './lazily.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Messages are written in English, like those of the server. */
const MESSAGE_LOCALE = 'en-IN';

const inNumbers = lazily((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));

const UNITS = [
  [DAY_MS, 'day'],
  [HOUR_MS, 'hour'],
  [MINUTE_MS, 'minute'],
] as const;

/** 'in 4 minutes', '2 days ago'; null for less than a minute. @param ms milliseconds from now, negative in the past. */
export function formatFromNow(ms: number): string | null {
  for (const [length, unit] of UNITS) {
    const count = Math.trunc(ms / length);
    if (count !== 0) return inNumbers().format(count, unit);
  }
  return null;
}

/**
 * How long to wait: 'in 45 seconds', 'in 3 minutes'. Rounded up. Always in English: it is part of a message that is
 * translated as a whole where it is shown (LA3). @param ms milliseconds from now.
 */
export function formatWait(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 120
    ? inNumbers(MESSAGE_LOCALE).format(seconds, 'second')
    : inNumbers(MESSAGE_LOCALE).format(Math.ceil(seconds / 60), 'minute');
}
