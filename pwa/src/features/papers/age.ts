const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });

/** How long ago something came from the server, in words: '5 minutes ago'. @param storedAt epoch milliseconds. */
export function age(storedAt: number, now = Date.now()): string {
  const ms = Math.max(0, now - storedAt);
  if (ms < MINUTE) return relative.format(0, 'minute');
  if (ms < HOUR) return relative.format(-Math.floor(ms / MINUTE), 'minute');
  if (ms < DAY) return relative.format(-Math.floor(ms / HOUR), 'hour');
  return relative.format(-Math.floor(ms / DAY), 'day');
}
