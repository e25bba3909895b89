import { parseDecimal } from '../../marking/decimal.ts';
import type { AnswerType } from '../contract.ts';

/** The number as typed, trimmed. */
export const numericalAnswers: AnswerType = {
  options: 'none',
  normaliseAnswer(raw) {
    const text = typeof raw === 'number' ? String(raw) : raw;
    return typeof text === 'string' && parseDecimal(text) !== null ? text.trim() : null;
  },
};
