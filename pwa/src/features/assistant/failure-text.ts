import { ASSISTANT_FAILED, ASSISTANT_UNSURE } from '@exam/shared-schema/contract';
import { NO_NETWORK } from '../../api/index.ts';
import { say, translate } from '../../sentences/index.ts';
import type { Failure } from './turn.ts';

export interface FailureText {
  readonly text: string;
  /** The remedy: another login, or more tokens. */
  readonly way: 'login' | 'plans' | null;
}

/**
 * AW4: the message for a question that was not answered. 'Too many requests' has the same status as 'too few tokens',
 * and is told apart by its code.
 * @param failure null if the page was closed before the answer was complete.
 */
export function failureText(failure: Failure | null): FailureText {
  const words = say.assistant;
  if (failure === null) return { text: words.cutOff, way: null };
  const { status, code, message } = failure;
  if (status === 401) return { text: words.expired, way: 'login' };
  if (status === 429 && code !== 'RATE_LIMITED') return { text: words.noTokens, way: 'plans' };
  if (message === ASSISTANT_UNSURE) return { text: words.empty, way: null };
  const isTold =
    status >= 400 && code !== NO_NETWORK && message.trim() !== '' && message !== ASSISTANT_FAILED;
  return { text: isTold ? translate(message) : words.failed, way: null };
}
