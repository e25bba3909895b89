/** What every question type is made of. The README beside this file says it in words. */

/** MCQ: an option id. MSQ: option ids. Numerical: the number as the student typed it, trimmed. */
export type Answer = string | readonly string[];

/**
 * What an answer is worth, before any marking scheme speaks. A type whose answers have parts always reports the
 * counts, fully right and fully wrong ones included, because only the scheme knows what a part is worth.
 */
export type AnswerJudgement =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  | {
      readonly kind: 'part';
      readonly chosenRight: number;
      readonly chosenWrong: number;
      readonly keySize: number;
    };

export const RIGHT: AnswerJudgement = { kind: 'right' };
export const WRONG: AnswerJudgement = { kind: 'wrong' };

/** A key made ready to judge many answers. */
export type Judge = (answer: Answer) => AnswerJudgement;

export interface QuestionTypeDefinition<Name extends string = string, Key = never> {
  readonly name: Name;
  /**
   * The answer in its one canonical form, or null if there is none (the product's answer validity).
   * Without `optionIds` the options are unknown, and only the answer's shape is checked.
   */
  normaliseAnswer(raw: unknown, optionIds?: readonly string[]): Answer | null;
  /** True if `raw` counts as answered. */
  isAnswer(raw: unknown, optionIds?: readonly string[]): boolean;
  /** Reads a key once. @throws Error if the key holds what cannot be compared. */
  compileKey(key: Key): Judge;
  /** `compileKey(key)(answer)`, for a single answer. The answer is a normalised one. */
  judge(key: Key, answer: Answer): AnswerJudgement;
}

/** Completes a definition: what can be derived from normalising and compiling is derived here, once. */
export function defineQuestionType<const Name extends string, Key>(parts: {
  readonly name: Name;
  readonly normaliseAnswer: (raw: unknown, optionIds?: readonly string[]) => Answer | null;
  readonly compileKey: (key: Key) => Judge;
}): QuestionTypeDefinition<Name, Key> {
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

/** Examples that the type's own tests, the server's and the device's all run through. */
export interface QuestionTypeFixtures<Key> {
  readonly optionIds: readonly string[];
  readonly answers: readonly AnswerFixture[];
  readonly judgements: readonly JudgementFixture<Key>[];
}
