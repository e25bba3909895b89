import type { AnswerJudgement, QuestionTypeName } from '../question-types/index.ts';
import type { FractionText } from './fraction.ts';
import type { CountsAs, QuestionOutcome } from './outcome.ts';
import type { MarkingScheme } from './scheme.ts';

/** Named in every result, so that a later engine can tell what it would have to mark again. */
export const MARKING_ENGINE_VERSION = 1;

export interface MarkableQuestion {
  readonly _id: string;
  readonly type: QuestionTypeName;
  readonly marks?: FractionText | undefined;
  /** A magnitude; a minus sign is tolerated and means nothing (rule ST16). */
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
   * SC7: what the question's type says of the answer, whatever was decided about the question and whether it counts
   * or not; null without a valid answer.
   */
  readonly judgement: AnswerJudgement | null;
  /** Which of the counts it belongs to, in the totals, the sections, the topics and the statistics alike. */
  readonly countsAs: CountsAs;
  readonly marks: FractionText;
  readonly maximum: FractionText;
  /** What a wrong answer costs, as a magnitude. */
  readonly penalty: FractionText;
}

/** `correct + incorrect + unanswered = totalQuestions`; `countsAs` says which question belongs where. */
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
