import { ERRORS } from '@exam/shared-schema/contract';
import type { CallFailure } from '../../api/index.ts';
import { formatWait } from '../../format/index.ts';

/** ST35: the server's sentence, with the waiting time added if the sentence does not contain it. */
export function failureMessage({ code, message, retryAfterMs }: CallFailure, fallback: string): string {
  const saysWhen = message !== ERRORS.RATE_LIMITED.message;
  if (code === 'RATE_LIMITED' && !saysWhen && retryAfterMs !== null && retryAfterMs > 0) {
    return `Too many requests. Please try again ${formatWait(retryAfterMs)}.`;
  }
  return message === '' ? fallback : message;
}
