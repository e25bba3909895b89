import { ERRORS } from '@exam/shared-schema/contract';
import type { CallFailure } from '../../api/index.ts';

const inTime = new Intl.RelativeTimeFormat('en-IN', { numeric: 'always' });

/** ST35: the server's sentence; where that asks to wait and does not say for how long, with the time. */
export function failureWords({ code, message, retryAfterMs }: CallFailure, fallback: string): string {
  const saysWhen = message !== ERRORS.RATE_LIMITED.message;
  if (code === 'RATE_LIMITED' && !saysWhen && retryAfterMs !== null && retryAfterMs > 0) {
    return `Too many requests. Please try again ${waitWords(retryAfterMs)}.`;
  }
  return message === '' ? fallback : message;
}

function waitWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 120 ? inTime.format(seconds, 'second') : inTime.format(Math.ceil(seconds / 60), 'minute');
}
