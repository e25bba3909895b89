import * as z from 'zod/mini';
import type { PartialRule } from '../marking/scheme.ts';
import type { WrittenKey } from './key-form.ts';
import type { KeyPrint } from './key-words.ts';

/** The contract of a question type (AT8) as types; the README in this folder explains it. */

/**
 * QT1: one text (an option id, or what was typed), several option ids, or a text for each blank: the gaps of a text, or the
 * rows of a matrix. Blanks without an answer are absent.
 */
export type Answer = string | readonly string[] | Readonly<Record<string, string>>;

/** An answer that is one text or a list of texts, as a list; empty for blanks. */
export function listedAnswer(answer: Answer): readonly string[] {
  if (typeof answer === 'string') return [answer];
  return isList(answer) ? answer : [];
}

/** `Array.isArray` does not narrow a readonly array. */
export const isList = (answer: Answer): answer is readonly string[] => Array.isArray(answer);

/**
 * How right an answer is, independent of the marking scheme. A type whose answers have parts always reports the counts,
 * also for fully right and fully wrong answers, because only the scheme knows the marks of a part.
 */
export const answerJudgementSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('right') }),
  z.object({ kind: z.literal('wrong') }),
  z.object({ kind: z.literal('part'), chosenRight: z.int(), chosenWrong: z.int(), keySize: z.int() }),
  // QT6: a person has to judge it.
  z.object({ kind: z.literal('pending') }),
]);
export type AnswerJudgement = Readonly<z.infer<typeof answerJudgementSchema>>;

export const RIGHT: AnswerJudgement = { kind: 'right' };
export const WRONG: AnswerJudgement = { kind: 'wrong' };
/** QT6: of every answer to a type with `marks: 'manual'`. */
const PENDING: AnswerJudgement = { kind: 'pending' };

/** SC7: whether an answer is fully right: exactly the key was chosen. */
export function isFullyRight(judgement: AnswerJudgement): boolean {
  if (judgement.kind !== 'part') return judgement.kind === 'right';
  return judgement.chosenWrong === 0 && judgement.chosenRight === judgement.keySize;
}

/** A compiled key, which judges any number of answers. */
export type Judge = (answer: Answer) => AnswerJudgement;

/** Something that item analysis counts of an answer, for types whose options do not say it (QT10, QT11). */
export interface AnswerPart {
  /** The id of the row in which it was given; null for a typed answer. */
  readonly row: string | null;
  /** What makes two parts the same: the id of an item, or a typed text without what makes no difference. */
  readonly choice: string;
  /** How to show a typed answer; null for an item. */
  readonly text: string | null;
  readonly isRight: boolean;
}

/** The part of a definition that concerns keys. */
interface KeyDefinition<Key> {
  /** Compiles a key; not called if a person marks. @throws Error if the key has a value that cannot be compared. */
  compileKey(key: Key): Judge;
  /** SC8: everything that the key accepts, as text: '3.14 ± 0.01', 'A, C or B, D'. */
  keyText(key: Key, print: KeyPrint): string;
  /** An answer that is right. */
  rightAnswer(key: Key): Answer;
  /** `correctAnswer` of a result: option ids, or the accepted values in English, at most MAX_ANSWER_LENGTH characters. */
  correctAnswer(key: Key): Answer;
}

/** The answers to a type, which is all that the exam room needs of it. */
export interface AnswerType {
  /** How many of its options an answer names; a type with `none` has no options. */
  readonly options: 'none' | 'one' | 'many';
  /** The rule for answers that are partly right, in a scheme without a rule for the type; 'none' if absent. */
  readonly partial?: PartialRule;
  /**
   * The canonical form of an answer, or null if it is not valid.
   * Without `optionIds` the options are unknown, and only the answer's shape is checked.
   */
  normaliseAnswer(raw: unknown, optionIds?: readonly string[]): Answer | null;
  /** The answer after an option was chosen by its digit key; without it the keys do nothing. */
  pick?(answer: Answer | null, option: string): Answer;
}

/** Members with a default, which is that of a typed answer. */
interface Capabilities<Key> {
  /** Whether a key decides the marks, or a person who reads the answer. */
  readonly marks: 'auto' | 'manual';
  /** The probability of a right answer by chance. @param options how many the question has, more than none. */
  guess(options: number): number;
  /** The options that an answer names. */
  chosenOptions(answer: Answer): readonly string[];
  /** An answer in words, valid or not. */
  answerText(answer: Answer, print: KeyPrint): string;
  /** The answer that a text of prose is, or null. */
  readText(text: string): Answer | null;
  /** The texts that are right as typed answers. */
  acceptedTexts(key: Key): readonly string[];
  /**
   * The key from which `correctAnswer` was made, for results of earlier versions, which lack the key itself. Null if
   * other answers may be right as well.
   */
  keyOfCorrectAnswer(correctAnswer: Answer): Key | null;
  /** The `_id` of every option in the key, some more than once. */
  optionIds(key: Key): readonly string[];
  /** The key with each of its lists of option ids changed. */
  renameOptions(key: Key, change: (ids: readonly string[]) => string[]): Key;
  /** The options to show as right beside an answer. @param answer in canonical form; null if unanswered. */
  rightOptions(key: Key, answer: Answer | null): readonly string[];
  /** Whether the key accepts nothing but `rightOptions`; if not, the key is printed beside them. */
  isShownByOptions(key: Key): boolean;
  /** What item analysis counts of answers beside their options, for any number of them in canonical form. */
  answerParts(key: Key): (answer: Answer) => readonly AnswerPart[];
}

/** QT2: everything that other code asks of a type. */
export interface QuestionTypeDefinition<Name extends string = string, Key = never>
  extends AnswerType, KeyDefinition<Key>, Capabilities<Key> {
  readonly name: Name;
  /** Its questions in a sentence of the server: 'numerical questions'. */
  readonly noun: string;
  /** True if `raw` counts as answered. */
  isAnswer(raw: unknown, optionIds?: readonly string[]): boolean;
  /** `compileKey(key)(answer)`, for a single answer. @param answer in canonical form. */
  judge(key: Key, answer: Answer): AnswerJudgement;
}

type Parts<Name extends string, Key> = Omit<
  QuestionTypeDefinition<Name, Key>,
  'isAnswer' | 'judge' | keyof Capabilities<Key>
> &
  Partial<Capabilities<Key>>;

/** Completes a definition with the defaults, and with the members that follow from normalising and compiling. */
export function defineQuestionType<const Name extends string, Key>(
  parts: Parts<Name, Key>,
): QuestionTypeDefinition<Name, Key> {
  const compileKey = parts.marks === 'manual' ? () => () => PENDING : parts.compileKey;
  return {
    marks: 'auto',
    guess: () => 0,
    chosenOptions: () => [],
    answerText: (answer) => listedAnswer(answer).join(', '),
    readText: (text) => parts.normaliseAnswer(text),
    acceptedTexts: () => [],
    keyOfCorrectAnswer: () => null,
    optionIds: () => [],
    renameOptions: (key) => key,
    rightOptions: () => [],
    isShownByOptions: () => false,
    answerParts: () => () => [],
    ...parts,
    compileKey,
    isAnswer: (raw, optionIds) => parts.normaliseAnswer(raw, optionIds) !== null,
    judge: (key, answer) => compileKey(key)(answer),
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

/** A question as the console writes it, with answers to it. */
interface WrittenFixture {
  readonly form: Partial<WrittenKey>;
  /** @param idOf the id of an option by its text. */
  readonly right: (idOf: (text: string) => string) => Answer;
  readonly wrong: (idOf: (text: string) => string) => Answer;
}

/** Examples for the tests of the type, the server and the device. */
export interface QuestionTypeFixtures<Key> {
  readonly written: WrittenFixture;
  readonly optionIds: readonly string[];
  /** Those of them that are rows; none if absent. */
  readonly rowIds?: readonly string[];
  readonly answers: readonly AnswerFixture[];
  readonly judgements: readonly JudgementFixture<Key>[];
  readonly keyTexts: readonly KeyTextFixture<Key>[];
  readonly rightOptions: readonly RightOptionsFixture<Key>[];
}
