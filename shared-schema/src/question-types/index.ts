import * as z from 'zod/mini';

import { normaliseAnswer } from './answers.ts';
import type { Answer, AnswerJudgement, QuestionTypeDefinition as Definition } from './contract.ts';
import type { KeyPrint } from './key-words.ts';
import { asTypedNumber, MAX_ANSWER_LENGTH, MAX_OPTIONS } from './key-parts.ts';
import { mcq, mcqKeySchema } from './mcq/index.ts';
import { msq, msqKeySchema } from './msq/index.ts';
import { numerical, numericalKeySchema } from './numerical/index.ts';
import { shortText, shortTextKeySchema } from './short-text/index.ts';
import { matrixMatch, matrixMatchKeySchema } from './matrix-match/index.ts';
import type { QuestionTypeName } from './type-names.ts';

export {
  isFullyRight,
  isList,
  listedAnswer,
  type Answer,
  type AnswerJudgement,
  type AnswerPart,
  type Judge,
} from './contract.ts';
export { answerSchema, answerTypes, normaliseAnswer } from './answers.ts';
export { lettered } from './letters.ts';
export { ENGLISH_KEY_WORDS, type KeyPrint, type KeyWords } from './key-words.ts';
export { asTypedNumber, MAX_ANSWER_LENGTH, MAX_OPTIONS };

export { type QuestionTypeName, questionTypeNames, typesOfEveryScheme } from './type-names.ts';

/** The right answer as stored and versioned on the server. It is never part of a package (PK2, ST9). */
export const answerKeySchema = z.discriminatedUnion('type', [
  mcqKeySchema,
  msqKeySchema,
  numericalKeySchema,
  shortTextKeySchema,
  matrixMatchKeySchema,
]);

export type AnswerKey = z.infer<typeof answerKeySchema>;

export type QuestionTypeDefinition = Definition<QuestionTypeName, AnswerKey>;

/** The registry. A new type is a folder and a line here; the README is the contract of a type (AT8). */
export const questionTypes: Readonly<Record<QuestionTypeName, QuestionTypeDefinition>> = {
  MCQ: mcq,
  MSQ: msq,
  Numerical: numerical,
  ShortText: shortText,
  MatrixMatch: matrixMatch,
};

/**
 * SC7: judges an answer by its key. This is the only way to find out whether an answer is right, also outside marking.
 * @param raw the answer as given. @returns null if it is not a valid answer to the question (AT6).
 */
export function judgeAnswer(
  key: AnswerKey,
  raw: unknown,
  optionIds?: readonly string[],
): AnswerJudgement | null {
  const answer = normaliseAnswer(key.type, raw, optionIds);
  return answer === null ? null : questionTypes[key.type].judge(key, answer);
}

/** SC8: everything that a key accepts, as text. */
export function keyText(key: AnswerKey, print: KeyPrint): string {
  return questionTypes[key.type].keyText(key, print);
}

/** The `_id` of every option in a key, some more than once; none for a number. */
export function optionsNamedBy(key: AnswerKey): readonly string[] {
  return questionTypes[key.type].optionIds(key);
}

/** The options to show as right. @param answer the given answer, valid or not; null if unanswered. */
export function rightOptions(key: AnswerKey, answer: Answer | null = null): readonly string[] {
  return questionTypes[key.type].rightOptions(key, normaliseAnswer(key.type, answer));
}

/** An answer as given, in words. */
export function answerText(type: QuestionTypeName, answer: Answer, print: KeyPrint): string {
  return questionTypes[type].answerText(normaliseAnswer(type, answer) ?? answer, print);
}

/** The key with each of its lists of option ids changed; a key without options unchanged. */
export function withOptions(key: AnswerKey, change: (ids: readonly string[]) => string[]): AnswerKey {
  return questionTypes[key.type].renameOptions(key, change);
}
