import * as z from 'zod/mini';

import { defineQuestionType, RIGHT, WRONG } from '../contract.ts';
import { namesOf } from '../key-words.ts';
import { keyOutcomeSchema, optionIdsSchema } from '../key-parts.ts';

/** `correct` usually has one option; if the examiners accepted several, any of them earns full marks. */
export const mcqKeySchema = z.object({
  type: z.literal('MCQ'),
  correct: optionIdsSchema,
  outcome: keyOutcomeSchema,
});

export type McqKey = z.infer<typeof mcqKeySchema>;

/** A question with one right option; the answer is its id. */
export const mcq = defineQuestionType({
  name: 'MCQ',
  normaliseAnswer(raw, optionIds) {
    if (typeof raw !== 'string' || raw.trim() === '') return null;
    return optionIds === undefined || optionIds.includes(raw) ? raw : null;
  },
  compileKey: (key: McqKey) => (answer) =>
    typeof answer === 'string' && key.correct.includes(answer) ? RIGHT : WRONG,
  keyText: ({ correct }, print) => print.words.anyOf(namesOf(correct, print)),
  correctAnswer: ({ correct: [first = '', ...others] }) => (others.length === 0 ? first : [first, ...others]),
  keyOfCorrectAnswer: (correctAnswer): McqKey => ({ type: 'MCQ', correct: [correctAnswer].flat() }),
  optionIds: ({ correct }) => correct,
  rightOptions: ({ correct }) => correct,
  isShownByOptions: () => true,
});
