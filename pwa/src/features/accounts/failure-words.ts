import type { CallFailure } from '../../api/index.ts';

const inTime = new Intl.RelativeTimeFormat('en-IN', { numeric: 'always' });

/** ST35: the server's sentence; where it asks to wait, for how long. */
export function failureWords({ code, message, retryAfterMs }: CallFailure, fallback: string): string {
  if (code === 'RATE_LIMITED' && retryAfterMs !== null && retryAfterMs > 0) {
    return `Too many requests. Please try again ${waitWords(retryAfterMs)}.`;
  }
  return message === '' ? fallback : message;
}

function waitWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 120 ? inTime.format(seconds, 'second') : inTime.format(Math.ceil(seconds / 60), 'minute');
}
