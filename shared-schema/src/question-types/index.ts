import * as z from 'zod/mini';

import type { Answer, QuestionTypeDefinition as Definition } from './contract.ts';
import { MAX_ANSWER_LENGTH, MAX_OPTIONS } from './key-parts.ts';
import { mcq, mcqKeySchema } from './mcq/index.ts';
import { msq, msqKeySchema } from './msq/index.ts';
import { numerical, numericalKeySchema } from './numerical/index.ts';

export type { Answer, Judge, AnswerJudgement } from './contract.ts';
export { MAX_ANSWER_LENGTH, MAX_OPTIONS };

export type QuestionTypeName = 'MCQ' | 'MSQ' | 'Numerical';

/** In the order in which forms and filters offer them. */
export const questionTypeNames = ['MCQ', 'MSQ', 'Numerical'] as const satisfies readonly QuestionTypeName[];

/** The right answer as stored and versioned on the server. It never travels in a package (rules PK2, ST9). */
export const answerKeySchema = z.discriminatedUnion('type', [mcqKeySchema, msqKeySchema, numericalKeySchema]);

export type AnswerKey = z.infer<typeof answerKeySchema>;

/** The `_id` of every option that a key names, some more than once; none for a number. */
export function optionsNamedBy(key: AnswerKey): readonly string[] {
  if (key.type === 'Numerical') return [];
  return key.type === 'MSQ' ? [...key.correct, ...(key.alternatives ?? []).flat()] : key.correct;
}

/** An answer on the wire: bounded, but not yet known to fit its question; `normaliseAnswer` decides that. */
export const answerSchema: z.ZodMiniType<Answer> = z.union([
  z.string().check(z.maxLength(MAX_ANSWER_LENGTH)),
  z.array(z.string().check(z.maxLength(MAX_ANSWER_LENGTH))).check(z.maxLength(MAX_OPTIONS)),
]);

export type QuestionTypeDefinition = Definition<QuestionTypeName, AnswerKey>;

/** The registry. A new type is a folder and a line here; the README says what the folder holds. */
export const questionTypes: Readonly<Record<QuestionTypeName, QuestionTypeDefinition>> = {
  MCQ: mcq,
  MSQ: msq,
  Numerical: numerical,
};

/**
 * The answer in its canonical form, or null where `raw` is no answer to a question of this type: an MCQ answer is
 * one of the options, an MSQ answer a non-empty list of them (put in the options' order), a numerical answer a finite
 * number. Without `optionIds` only the shape is checked.
 */
export function normaliseAnswer(
  type: QuestionTypeName,
  raw: unknown,
  optionIds?: readonly string[],
): Answer | null {
  return questionTypes[type].normaliseAnswer(raw, optionIds);
}
