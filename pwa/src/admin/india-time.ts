/** India has one time zone without daylight saving time: UTC+05:30. */
const INDIA_OFFSET_MS = 19_800_000;

/** '2027-01-05T14:00' for 08:30 UTC, the format of a `datetime-local` input. @param at ISO 8601; '' for none. */
export function toIndiaTime(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? '' : new Date(time + INDIA_OFFSET_MS).toISOString().slice(0, 16);
}

/**
 * The inverse of `toIndiaTime`. An incomplete date stays as it is, so that the contract's schema rejects it with its
 * message.
 */
export function fromIndiaTime(typed: string): string {
  const time = Date.parse(`${typed}Z`);
  return Number.isNaN(time) ? typed : new Date(time - INDIA_OFFSET_MS).toISOString();
}
