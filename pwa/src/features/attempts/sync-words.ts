import type { OutboxRow } from '../../offline/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const;

const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'always' });
const plural = new Intl.PluralRules('en-IN');

/** 'in 4 minutes', '2 days ago'; null for what is less than a minute away. */
function fromNow(ms: number): string | null {
  for (const [length, unit] of UNITS) {
    const count = Math.trunc(ms / length);
    if (count !== 0) return relative.format(count, unit);
  }
  return null;
}

/** Since when an attempt waits. @param sealedAt epoch milliseconds. */
export function sinceWords(sealedAt: number, now: number): string {
  const since = fromNow(Math.min(0, sealedAt - now));
  return since === null ? 'It has just been handed in.' : `It was handed in ${since}.`;
}

/** How often it was tried to send it; nothing where it was not. */
export function triesWords(tries: number): string {
  if (tries === 0) return '';
  return plural.select(tries) === 'one' ? 'Tried once.' : `Tried ${tries} times.`;
}

/** When it is tried again by itself. */
export function nextTryWords({ nextTryAt }: Pick<OutboxRow, 'nextTryAt'>, now: number): string {
  const next = fromNow(Math.max(0, nextTryAt - now));
  return next === null ? 'The next try is in a moment.' : `The next try is ${next}.`;
}
