import * as z from 'zod/mini';
import type { KeyPrint } from './key-words.ts';

/** The contract of a question type (AT8) as types; the README in this folder explains it. */

/** MCQ: an option id. MSQ: option ids. Numerical: the number as the student typed it, trimmed. */
export type Answer = string | readonly string[];

/**
 * How right an answer is, independent of the marking scheme. A type whose answers have parts always reports the counts,
 * also for fully right and fully wrong answers, because only the scheme knows the marks of a part.
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

/** A compiled key, which judges any number of answers. */
export type Judge = (answer: Answer) => AnswerJudgement;

/** The part of a definition that concerns keys. */
interface KeyDefinition<Key> {
  /** Compiles a key. @throws Error if the key has a value that cannot be compared. */
  compileKey(key: Key): Judge;
  /** SC8: everything that the key accepts, as text: '3.14 ± 0.01', 'A, C or B, D'. */
  keyText(key: Key, print: KeyPrint): string;
  /** `correctAnswer` of a result: option ids, or the accepted values in English, at most MAX_ANSWER_LENGTH characters. */
  correctAnswer(key: Key): Answer;
  /**
   * The key from which `correctAnswer` was made, for results of earlier versions, which lack the key itself. Null if
   * other answers may be right as well.
   */
  keyOfCorrectAnswer(correctAnswer: Answer): Key | null;
  /** The `_id` of every option in the key, some more than once; none for typed answers. */
  optionIds(key: Key): readonly string[];
  /**
   * The options to show as right beside an answer; none for typed answers.
   * @param answer in canonical form; null if unanswered.
   */
  rightOptions(key: Key, answer: Answer | null): readonly string[];
  /** Whether the key accepts nothing but `rightOptions`; if not, the key is printed beside them. */
  isShownByOptions(key: Key): boolean;
}

export interface QuestionTypeDefinition<
  Name extends string = string,
  Key = never,
> extends KeyDefinition<Key> {
  readonly name: Name;
  /**
   * The canonical form of an answer, or null if it is not valid.
   * Without `optionIds` the options are unknown, and only the answer's shape is checked.
   */
  normaliseAnswer(raw: unknown, optionIds?: readonly string[]): Answer | null;
  /** True if `raw` counts as answered. */
  isAnswer(raw: unknown, optionIds?: readonly string[]): boolean;
  /** `compileKey(key)(answer)`, for a single answer. @param answer in canonical form. */
  judge(key: Key, answer: Answer): AnswerJudgement;
}

/** Completes a definition with the members that follow from normalising and compiling. */
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

/** Examples for the tests of the type, the server and the device. */
export interface QuestionTypeFixtures<Key> {
  readonly optionIds: readonly string[];
  readonly answers: readonly AnswerFixture[];
  readonly judgements: readonly JudgementFixture<Key>[];
  readonly keyTexts: readonly KeyTextFixture<Key>[];
  readonly rightOptions: readonly RightOptionsFixture<Key>[];
}
