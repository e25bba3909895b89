import type { AnswerType } from '../contract.ts';

/** The id of an option. */
export const mcqAnswers: AnswerType = {
  options: 'one',
  normaliseAnswer(raw, optionIds) {
    if (typeof raw !== 'string' || raw.trim() === '') return null;
    return optionIds === undefined || optionIds.includes(raw) ? raw : null;
  },
  pick: (_, option) => option,
};
