import { ERRORS } from '@exam/shared-schema/contract';
import type { CallFailure } from '../../api/index.ts';
import { formatWait } from '../../format/index.ts';

/** ST35: the server's sentence; where that asks to wait and does not say for how long, with the time. */
export function failureMessage({ code, message, retryAfterMs }: CallFailure, fallback: string): string {
  const saysWhen = message !== ERRORS.RATE_LIMITED.message;
  if (code === 'RATE_LIMITED' && !saysWhen && retryAfterMs !== null && retryAfterMs > 0) {
    return `Too many requests. Please try again ${formatWait(retryAfterMs)}.`;
  }
  return message === '' ? fallback : message;
}
