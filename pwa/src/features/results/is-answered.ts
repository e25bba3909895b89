import type { ResultQuestion } from '@exam/shared-schema/contract';
import { normaliseAnswer } from '@exam/shared-schema/question-types';

/** AT6: whether the question's own type takes what was answered for an answer; marking counts by the same. */
export function isAnswered({ type, selectedAnswer, options }: ResultQuestion): boolean {
  const optionIds = options.length === 0 ? undefined : options.map(({ _id }) => _id);
  return normaliseAnswer(type, selectedAnswer, optionIds) !== null;
}
