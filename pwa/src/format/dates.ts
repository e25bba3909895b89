import { lazily } from './lazily.ts';

/** Epoch milliseconds or ISO 8601 text from the server. */
export type Moment = number | string;

const date = lazily((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const dateTime = lazily(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
const zonedDateTime = lazily(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
);
const timestamp = lazily(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }),
);
const calendarDate = lazily(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** '5 Jan 2026', in the device's time zone. */
export function formatDate(at: Moment): string {
  return date().format(new Date(at));
}

/** '5 Jan 2026, 2:30 pm', in the device's time zone. */
export function formatDateTime(at: Moment): string {
  return dateTime().format(new Date(at));
}

/** As `getTimezoneOffset` has it: minutes that UTC is ahead of India. */
const INDIA_OFFSET_MINUTES = -330;

/** A time that is an appointment: '5 Jan 2026, 9:00 am UTC' on a device that does not show India's time, which needs no zone. */
export function formatAppointment(at: Moment): string {
  const isIndian = new Date(at).getTimezoneOffset() === INDIA_OFFSET_MINUTES;
  return isIndian ? formatDateTime(at) : zonedDateTime().format(new Date(at));
}

/** '5 Jan 2026, 2:30:05 pm', in the device's time zone: a receipt shows seconds. */
export function formatTimestamp(at: Moment): string {
  return timestamp().format(new Date(at));
}

/** '5 January 2026', the same in every time zone. @param day as YYYY-MM-DD. */
export function formatCalendarDate(day: string): string {
  return calendarDate().format(new Date(day));
}
