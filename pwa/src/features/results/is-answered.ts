import type { ResultQuestion } from '@exam/shared-schema/contract';
import { normaliseAnswer } from '@exam/shared-schema/question-types';

/** AT6: whether the question's type accepts the response as an answer; marking counts the same way. */
export function isAnswered({ type, selectedAnswer, options }: ResultQuestion): boolean {
  const optionIds = options.length === 0 ? undefined : options.map(({ _id }) => _id);
  return normaliseAnswer(type, selectedAnswer, optionIds) !== null;
}
