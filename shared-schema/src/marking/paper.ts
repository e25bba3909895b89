import type { AnswerJudgement, QuestionTypeName } from '../question-types/index.ts';
import type { FractionText } from './fraction.ts';
import type { CountsAs, QuestionOutcome } from './outcome.ts';
import type { MarkingScheme } from './scheme.ts';

/** Part of every result, so that a later engine knows which results it would have to mark again. */
export const MARKING_ENGINE_VERSION = 1;

export interface MarkableQuestion {
  readonly _id: string;
  readonly type: QuestionTypeName;
  readonly marks?: FractionText | undefined;
  /** A magnitude; a minus sign is accepted and ignored (ST16). */
  readonly negativeMarks?: FractionText | undefined;
  readonly options?: readonly { readonly _id: string }[] | undefined;
}

export interface MarkableSection {
  readonly _id: string;
  readonly marksPerQuestion?: FractionText | undefined;
  readonly negativeMarks?: FractionText | undefined;
  /** Attempt any N: only the first N answered questions of the section count, in paper order. */
  readonly attemptLimit?: number | undefined;
  readonly allowCustomMarksPerQuestion?: boolean | undefined;
  readonly questions: readonly MarkableQuestion[];
}

/** The part of a package that marking needs. */
export interface MarkablePaper {
  readonly scheme: MarkingScheme;
  readonly sections: readonly MarkableSection[];
}

export interface MarkedQuestion {
  readonly questionId: string;
  readonly sectionId: string;
  readonly outcome: QuestionOutcome;
  /**
   * SC7: the judgement of the question's type, independent of a decision about the question and of an attempt limit;
   * null without a valid answer.
   */
  readonly judgement: AnswerJudgement | null;
  /** The count that it belongs to in totals, sections, topics and statistics. */
  readonly countsAs: CountsAs;
  readonly marks: FractionText;
  readonly maximum: FractionText;
  /** The marks subtracted for a wrong answer, as a magnitude. */
  readonly penalty: FractionText;
}

/** `correct + incorrect + unanswered = totalQuestions`, by the `countsAs` of the questions. */
export interface MarkedCounts {
  readonly totalQuestions: number;
  readonly correct: number;
  readonly incorrect: number;
  readonly unanswered: number;
}

export interface MarkingResult {
  readonly engineVersion: number;
  readonly scheme: { readonly name: string; readonly version: number };
  readonly total: FractionText;
  readonly maximum: FractionText;
  /** Every question of the paper, in paper order. */
  readonly questions: readonly MarkedQuestion[];
  readonly counts: MarkedCounts;
  /** correct / (correct + incorrect) x 100, 2 decimals, 0 if nothing was answered. */
  readonly accuracy: number;
}
