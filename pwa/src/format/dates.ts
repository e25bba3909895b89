import { lazily } from './lazily.ts';

/** Epoch milliseconds, or a time as the server writes it (ISO 8601). */
export type Moment = number | string;

const date = lazily((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const dateTime = lazily(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
const timestamp = lazily(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }),
);
const calendarDate = lazily(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** '5 Jan 2026', where the device is. */
export function formatDate(at: Moment): string {
  return date().format(new Date(at));
}

/** '5 Jan 2026, 2:30 pm', where the device is. */
export function formatDateTime(at: Moment): string {
  return dateTime().format(new Date(at));
}

/** '5 Jan 2026, 2:30:05 pm', where the device is: of a receipt every second counts. */
export function formatTimestamp(at: Moment): string {
  return timestamp().format(new Date(at));
}

/** '5 January 2026', the same everywhere. @param day as YYYY-MM-DD. */
export function formatCalendarDate(day: string): string {
  return calendarDate().format(new Date(day));
}
