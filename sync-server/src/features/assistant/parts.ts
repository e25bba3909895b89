import type { AttemptFlag } from '@exam/shared-schema/contract';
import type { Answer, AnswerKey, QuestionTypeName } from '@exam/shared-schema/question-types';
import type { LanguageModel } from '../../adapters/language-model/language-model.ts';
import type { Purse } from '../../tokens/index.ts';

/** What a generated question is found again by. */
export interface QuestionSource {
  readonly sourceName: string;
  readonly sourceKey: string;
}

/** A further question of the same kind with other numbers. */
export interface Variant {
  readonly text: string;
  /** In the order in which they are shown; empty for numerical questions. */
  readonly options: readonly string[];
  /** As it is shown: the texts of the right options, or the number. */
  readonly answer: string;
}

/**
 * Further questions of the kind of a generated one, none of them of the bank's own.
 * @param turn counts from 0. @returns null if the question was not generated, or another one would need a diagram.
 */
export type Variants = (source: QuestionSource, turn: number) => Variant | null;

/** What stands in a formula book about a topic. */
export interface FormulaSheet {
  readonly subject: string;
  /** Chapters of the syllabus that it belongs to, as they are named there. */
  readonly topics: readonly string[];
  readonly lines: readonly FormulaLine[];
}

export interface FormulaLine {
  /** What it is, in words: it is found by them. */
  readonly name: string;
  /** Markdown with TeX. */
  readonly text: string;
}

/** A question of an own attempt whose key is told to its student. */
export interface ToldQuestion {
  readonly questionId: string;
  readonly type: QuestionTypeName;
  readonly text: string;
  /** In the order in which the student saw them. */
  readonly options: readonly { readonly _id: string; readonly text: string }[];
  readonly key: AnswerKey;
  readonly explanation: string | null;
  readonly answer: Answer | null;
  readonly outcome: 'correct' | 'incorrect' | 'unanswered';
  /** As the student reads it: '4', '-1'. */
  readonly marks: string;
  readonly timeTakenSeconds: number;
}

/** An own attempt, as far as the assistant may know of it. */
interface ToldAttempt {
  readonly attemptId: string;
  readonly paperId: string;
  readonly title: string;
  readonly questions: readonly ToldQuestion[];
}

/** What the assistant needs of other rooms. */
export interface AssistantNeeds extends Pick<Purse, 'charge' | 'refund' | 'tokensOf'> {
  /** ST71: whether the key is told for an attempt at a ranked paper. */
  readonly earnsKey: (attempt: AttemptStanding) => boolean;
  /** An own attempt with its questions; null if there is none of this id, or its key is not told. */
  readonly toldAttempt: (userId: string, attemptId: string) => Promise<ToldAttempt | null>;
}

interface AttemptStanding {
  readonly flags: readonly AttemptFlag[];
  readonly ranked: boolean;
}

/** What the assistant is given to work with; without any of it, it has the bank alone. */
export interface AssistantParts {
  /** AS11: the language model that answers a user, or works for nobody in particular; null where none is configured. */
  readonly modelFor?: ((userId: string | null, purpose: 'ask' | 'solve') => LanguageModel) | null | undefined;
  readonly variants?: Variants | undefined;
  readonly formulae?: readonly FormulaSheet[] | undefined;
}
