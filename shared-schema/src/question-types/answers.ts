import * as z from 'zod/mini';

import type { Answer, AnswerType } from './contract.ts';
import { MAX_ANSWER_LENGTH, MAX_BLANK_LENGTH, MAX_OPTIONS } from './key-parts.ts';
import { matrixMatchAnswers } from './matrix-match/answer.ts';
import { mcqAnswers } from './mcq/answer.ts';
import { msqAnswers } from './msq/answer.ts';
import { numericalAnswers } from './numerical/answer.ts';
import { shortTextAnswers } from './short-text/answer.ts';
import type { QuestionTypeName } from './type-names.ts';

// Apart from the keys, which the exam room does not need.

/** An answer on the wire: bounded in size; `normaliseAnswer` checks whether it is valid for its question. */
export const answerSchema: z.ZodMiniType<Answer> = z.union([
  z.string().check(z.maxLength(MAX_ANSWER_LENGTH)),
  z.array(z.string().check(z.maxLength(MAX_ANSWER_LENGTH))).check(z.maxLength(MAX_OPTIONS)),
  z
    .record(z.string().check(z.maxLength(MAX_ANSWER_LENGTH)), z.string().check(z.maxLength(MAX_BLANK_LENGTH)))
    .check(z.refine((blanks) => Object.keys(blanks).length <= MAX_OPTIONS)),
]);

/** The answers to every type. */
export const answerTypes: Readonly<Record<QuestionTypeName, AnswerType>> = {
  MCQ: mcqAnswers,
  MSQ: msqAnswers,
  Numerical: numericalAnswers,
  ShortText: shortTextAnswers,
  MatrixMatch: matrixMatchAnswers,
};

/**
 * The canonical form of an answer, or null if `raw` is not a valid answer to a question of this type. Without `optionIds`
 * only the shape is checked.
 */
export function normaliseAnswer(
  type: QuestionTypeName,
  raw: unknown,
  optionIds?: readonly string[],
): Answer | null {
  return answerTypes[type].normaliseAnswer(raw, optionIds);
}
