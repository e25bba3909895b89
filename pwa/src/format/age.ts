import { say } from '../sentences/index.ts';
import { lazily } from './lazily.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const inWords = lazily((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** The age of a time: '5 minutes ago', 'yesterday', 'this minute'. @param at epoch milliseconds. */
export function formatAge(at: number, now = Date.now()): string {
  const ms = Math.max(0, now - at);
  if (ms >= DAY_MS) return inWords().format(-Math.floor(ms / DAY_MS), 'day');
  if (ms >= HOUR_MS) return inWords().format(-Math.floor(ms / HOUR_MS), 'hour');
  if (ms >= MINUTE_MS) return inWords().format(-Math.floor(ms / MINUTE_MS), 'minute');
  return say.labels.thisMinute;
}
