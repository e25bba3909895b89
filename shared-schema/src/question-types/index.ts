import * as z from 'zod/mini';

import type { Answer, AnswerJudgement, QuestionTypeDefinition as Definition } from './contract.ts';
import type { KeyPrint } from './key-words.ts';
import { MAX_ANSWER_LENGTH, MAX_OPTIONS } from './key-parts.ts';
import { mcq, mcqKeySchema } from './mcq/index.ts';
import { msq, msqKeySchema } from './msq/index.ts';
import { numerical, numericalKeySchema } from './numerical/index.ts';

export {
  answerJudgementSchema,
  isFullyRight,
  type Answer,
  type AnswerJudgement,
  type Judge,
} from './contract.ts';
export { ENGLISH_KEY_WORDS, type KeyPrint, type KeyWords } from './key-words.ts';
export { MAX_ANSWER_LENGTH, MAX_OPTIONS };

export type QuestionTypeName = 'MCQ' | 'MSQ' | 'Numerical';

/** In the order in which forms and filters offer them. */
export const questionTypeNames = ['MCQ', 'MSQ', 'Numerical'] as const satisfies readonly QuestionTypeName[];

/** The right answer as stored and versioned on the server. It never travels in a package (rules PK2, ST9). */
export const answerKeySchema = z.discriminatedUnion('type', [mcqKeySchema, msqKeySchema, numericalKeySchema]);

export type AnswerKey = z.infer<typeof answerKeySchema>;

/** An answer on the wire: bounded, but not yet known to fit its question; `normaliseAnswer` decides that. */
export const answerSchema: z.ZodMiniType<Answer> = z.union([
  z.string().check(z.maxLength(MAX_ANSWER_LENGTH)),
  z.array(z.string().check(z.maxLength(MAX_ANSWER_LENGTH))).check(z.maxLength(MAX_OPTIONS)),
]);

export type QuestionTypeDefinition = Definition<QuestionTypeName, AnswerKey>;

/** The registry. A new type is a folder and a line here; the README is the contract of a type (AT8). */
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

/**
 * SC7: what an answer is worth by its key: the one way to find out whether it is right, outside marking as in it.
 * @param raw as it was given. @returns null where it is no answer to the question (AT6).
 */
export function judgeAnswer(
  key: AnswerKey,
  raw: unknown,
  optionIds?: readonly string[],
): AnswerJudgement | null {
  const answer = normaliseAnswer(key.type, raw, optionIds);
  return answer === null ? null : questionTypes[key.type].judge(key, answer);
}

/** SC8: everything that a key accepts, in words. */
export function keyText(key: AnswerKey, print: KeyPrint): string {
  return questionTypes[key.type].keyText(key, print);
}

/** The `_id` of every option that a key names, some more than once; none for a number. */
export function optionsNamedBy(key: AnswerKey): readonly string[] {
  return questionTypes[key.type].optionIds(key);
}

/** The options to show as right beside an answer, which need not be a valid one; null where nothing was answered. */
export function rightOptions(key: AnswerKey, answer: Answer | null = null): readonly string[] {
  return questionTypes[key.type].rightOptions(key, normaliseAnswer(key.type, answer));
}
