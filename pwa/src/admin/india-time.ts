/** India has one time zone and no summer time: 5 hours 30 minutes ahead of UTC, all the year. */
const INDIA_OFFSET_MS = 19_800_000;

/** '2027-01-05T14:00' for 08:30 UTC: what the browser's own field holds. @param at ISO 8601; '' for nothing. */
export function toIndiaTime(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? '' : new Date(time + INDIA_OFFSET_MS).toISOString().slice(0, 16);
}

/** The other way round. What is not a whole date and time stays as it is: the contract's sentence says so. */
export function fromIndiaTime(typed: string): string {
  const time = Date.parse(`${typed}Z`);
  return Number.isNaN(time) ? typed : new Date(time - INDIA_OFFSET_MS).toISOString();
}

/** '2027-01-05 14:00', which spreadsheets read as a time. @param at ISO 8601, or null for nothing. */
export const fileTime = (at: string | null): string => toIndiaTime(at ?? '').replace('T', ' ');
