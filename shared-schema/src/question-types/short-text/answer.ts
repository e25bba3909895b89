import type { AnswerType } from '../contract.ts';
import { MAX_ANSWER_LENGTH } from '../key-parts.ts';

/** A text that has something to see, as typed, trimmed. */
export const shortTextAnswers: AnswerType = {
  options: 'none',
  normaliseAnswer(raw) {
    if (typeof raw !== 'string' || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(raw)) return null;
    const text = raw.trim();
    return text.length <= MAX_ANSWER_LENGTH ? text : null;
  },
};
