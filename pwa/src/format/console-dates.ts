import type { Moment } from './dates.ts';
import { lazily } from './lazily.ts';

/** The console's dates have the format that its screens specify, which is not the Indian one. */
const CONSOLE_LOCALE = 'en-US';
const consoleDate = lazily(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: '2-digit', year: 'numeric' }),
);
const indiaTime = lazily(
  (locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }),
);

/** 'Nov 21, 2026', in the device's time zone: how the console shows dates. */
export function formatConsoleDate(at: Moment): string {
  return consoleDate(CONSOLE_LOCALE).format(new Date(at));
}

/** 'Nov 21, 2026, 2:30 PM IST', the same on every device, because administrators plan in Indian time. */
export function formatIndiaTime(at: Moment): string {
  return `${indiaTime(CONSOLE_LOCALE).format(new Date(at))} IST`;
}
