import { lazily } from '../../format/lazily.ts';

/** The months and weeks of boards are in Indian time, wherever the device is. */
const range = lazily(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }),
);

/** '1-30 Nov 2026'. @param until the moment after the last day. Both ISO 8601. */
export function formatPeriod({ from, until }: { readonly from: string; readonly until: string }): string {
  return range().formatRange(new Date(from), new Date(Date.parse(until) - 1));
}
