import { formatScore } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MONTH_MS = 30.44 * DAY_MS;
const YEAR_MS = 365.25 * DAY_MS;

/** A short interval: '10 min', '4 days', '2.5 months'. @param ms milliseconds. */
export function formatInterval(ms: number): string {
  const words = say.notebook.interval;
  if (ms < HOUR_MS) return words.minutes(Math.max(1, Math.round(ms / MINUTE_MS)));
  if (ms < DAY_MS) return words.hours(Math.round(ms / HOUR_MS));
  if (ms < MONTH_MS) return words.days(Math.round(ms / DAY_MS));
  if (ms < YEAR_MS) return words.months(formatScore(Math.round((ms / MONTH_MS) * 10) / 10));
  return words.years(formatScore(Math.round((ms / YEAR_MS) * 10) / 10));
}
