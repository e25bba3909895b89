import * as z from 'zod/mini';
import type { KeyPrint } from './key-words.ts';

/** The contract of a question type (AT8) as types; the README in this folder explains it. */

/** MCQ: an option id. MSQ: option ids. Numerical: the number as the student typed it, trimmed. */
export type Answer = string | readonly string[];

/**
 * What an answer is worth, before any marking scheme speaks. A type whose answers have parts always reports the
 * counts, fully right and fully wrong ones included, because only the scheme knows what a part is worth.
 */
export const answerJudgementSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('right') }),
  z.object({ kind: z.literal('wrong') }),
  z.object({ kind: z.literal('part'), chosenRight: z.int(), chosenWrong: z.int(), keySize: z.int() }),
]);
export type AnswerJudgement = Readonly<z.infer<typeof answerJudgementSchema>>;

export const RIGHT: AnswerJudgement = { kind: 'right' };
export const WRONG: AnswerJudgement = { kind: 'wrong' };

/** SC7: whether an answer is fully right: exactly the key was chosen. */
export function isFullyRight(judgement: AnswerJudgement): boolean {
  if (judgement.kind !== 'part') return judgement.kind === 'right';
  return judgement.chosenWrong === 0 && judgement.chosenRight === judgement.keySize;
}

/** A key made ready to judge many answers. */
export type Judge = (answer: Answer) => AnswerJudgement;

/** What a type says of its keys. */
interface KeyDefinition<Key> {
  /** Reads a key once. @throws Error if the key holds what cannot be compared. */
  compileKey(key: Key): Judge;
  /** SC8: everything that the key accepts, in words: '3.14 ± 0.01', 'A, C or B, D'. */
  keyText(key: Key, print: KeyPrint): string;
  /** `correctAnswer` of a result: option ids, or what is accepted in English, at most MAX_ANSWER_LENGTH characters. */
  correctAnswer(key: Key): Answer;
  /**
   * The key that `correctAnswer` was made from, for results from before they carried the key itself. Null where an
   * answer that it does not name may be right as well.
   */
  keyOfCorrectAnswer(correctAnswer: Answer): Key | null;
  /** The `_id` of every option that the key names, some more than once; none where an answer is typed. */
  optionIds(key: Key): readonly string[];
  /**
   * The options to show as right beside an answer; none where an answer is typed.
   * @param answer a normalised one; null where nothing was answered.
   */
  rightOptions(key: Key, answer: Answer | null): readonly string[];
  /** Whether `rightOptions` is all that the key accepts; if not, it is printed beside them. */
  isShownByOptions(key: Key): boolean;
}

export interface QuestionTypeDefinition<
  Name extends string = string,
  Key = never,
> extends KeyDefinition<Key> {
  readonly name: Name;
  /**
   * The answer in its one canonical form, or null if there is none (the product's answer validity).
   * Without `optionIds` the options are unknown, and only the answer's shape is checked.
   */
  normaliseAnswer(raw: unknown, optionIds?: readonly string[]): Answer | null;
  /** True if `raw` counts as answered. */
  isAnswer(raw: unknown, optionIds?: readonly string[]): boolean;
  /** `compileKey(key)(answer)`, for a single answer. The answer is a normalised one. */
  judge(key: Key, answer: Answer): AnswerJudgement;
}

/** Completes a definition: what can be derived from normalising and compiling is derived here, once. */
export function defineQuestionType<const Name extends string, Key>(
  parts: Omit<QuestionTypeDefinition<Name, Key>, 'isAnswer' | 'judge'>,
): QuestionTypeDefinition<Name, Key> {
  return {
    ...parts,
    isAnswer: (raw, optionIds) => parts.normaliseAnswer(raw, optionIds) !== null,
    judge: (key, answer) => parts.compileKey(key)(answer),
  };
}

interface AnswerFixture {
  readonly title: string;
  readonly raw: unknown;
  readonly normalised: Answer | null;
}

interface JudgementFixture<Key> {
  readonly title: string;
  readonly key: Key;
  readonly answer: Answer;
  readonly judgement: AnswerJudgement;
}

interface KeyTextFixture<Key> {
  readonly title: string;
  readonly key: Key;
  /** In English, the options named by their capital letters. */
  readonly text: string;
  readonly correctAnswer: Answer;
  /** Whether the key can be read back from `correctAnswer`. */
  readonly isReadBack: boolean;
}

interface RightOptionsFixture<Key> {
  readonly title: string;
  readonly key: Key;
  readonly answer: Answer | null;
  readonly right: readonly string[];
}

/** Examples that the type's own tests, the server's and the device's all run through. */
export interface QuestionTypeFixtures<Key> {
  readonly optionIds: readonly string[];
  readonly answers: readonly AnswerFixture[];
  readonly judgements: readonly JudgementFixture<Key>[];
  readonly keyTexts: readonly KeyTextFixture<Key>[];
  readonly rightOptions: readonly RightOptionsFixture<Key>[];
}
