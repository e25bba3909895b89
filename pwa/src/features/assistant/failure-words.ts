import { ASSISTANT_FAILED, ASSISTANT_UNSURE } from '@exam/shared-schema/contract';
import { say, translate } from '../../sentences/index.ts';
import type { Failure } from './turn.ts';

export interface FailureWords {
  readonly text: string;
  /** What helps: another login, or more tokens. */
  readonly way: 'login' | 'plans' | null;
}

/**
 * AW4: what is said of a question that was not answered. Too many requests come under the status of too few tokens, and
 * are told as what they are.
 * @param failure null where the page went before the answer came.
 */
export function failureWords(failure: Failure | null): FailureWords {
  const words = say.assistant;
  if (failure === null) return { text: words.cutOff, way: null };
  const { status, code, message } = failure;
  if (status === 401) return { text: words.expired, way: 'login' };
  if (status === 429 && code !== 'RATE_LIMITED') return { text: words.noTokens, way: 'plans' };
  if (message === ASSISTANT_UNSURE) return { text: words.empty, way: null };
  const isTold = status >= 400 && message.trim() !== '' && message !== ASSISTANT_FAILED;
  return { text: isTold ? translate(message) : words.failed, way: null };
}
