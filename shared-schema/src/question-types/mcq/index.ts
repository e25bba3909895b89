import * as z from 'zod/mini';

import { defineQuestionType, listedAnswer, RIGHT, WRONG } from '../contract.ts';
import { namesOf } from '../key-words.ts';
import { keyOutcomeSchema, optionIdsSchema } from '../key-parts.ts';
import { mcqAnswers } from './answer.ts';

/** `correct` usually has one option; if the examiners accepted several, any of them earns full marks. */
export const mcqKeySchema = z.object({
  type: z.literal('MCQ'),
  correct: optionIdsSchema,
  outcome: keyOutcomeSchema,
});

export type McqKey = z.infer<typeof mcqKeySchema>;

/** A question with one right option; the answer is its id. */
export const mcq = defineQuestionType({
  ...mcqAnswers,
  name: 'MCQ',
  noun: 'questions with one right option',
  compileKey: (key: McqKey) => (answer) =>
    typeof answer === 'string' && key.correct.includes(answer) ? RIGHT : WRONG,
  keyText: ({ correct }, print) => print.words.anyOf(namesOf(correct, print)),
  rightAnswer: ({ correct: [first = ''] }) => first,
  correctAnswer: ({ correct: [first = '', ...others] }) => (others.length === 0 ? first : [first, ...others]),
  keyOfCorrectAnswer: (correctAnswer): McqKey => ({ type: 'MCQ', correct: [...listedAnswer(correctAnswer)] }),
  guess: (options) => 1 / options,
  chosenOptions: listedAnswer,
  answerText: (answer, print) => print.words.together(namesOf(listedAnswer(answer), print)),
  optionIds: ({ correct }) => correct,
  renameOptions: (key, change) => ({ ...key, correct: change(key.correct) }),
  rightOptions: ({ correct }) => correct,
  isShownByOptions: () => true,
});
