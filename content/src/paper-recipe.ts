import type { MarkingScheme } from '@exam/shared-schema/marking';
import type { CalculatorKind } from '@exam/shared-schema/paper-package';
import type { OptionCount, Template } from './templates/index.ts';
import type { WrittenQuestion, WrittenSet } from './written-question.ts';

/** So many questions of the templates that fit. */
export interface Draw {
  readonly count: number;
  readonly fits: (template: Template) => boolean;
  /** CT14: how many options each question has, where it is not four; templates that have fewer are left out. */
  readonly options?: Exclude<OptionCount, 4>;
  /** Of each question, where they differ from the section's. */
  readonly marks?: string;
  readonly negativeMarks?: string;
}

export interface SectionRecipe {
  readonly title: string;
  readonly description?: string;
  readonly marksPerQuestion?: string;
  readonly negativeMarks?: string;
  readonly timeLimitMinutes?: number;
  readonly attemptLimit?: number;
  readonly allowCustomMarksPerQuestion?: boolean;
  readonly draws: readonly Draw[];
  /** Questions that are written out instead of drawn. */
  readonly written?: readonly WrittenQuestion[];
  readonly sets?: readonly WrittenSet[];
}

/** A paper with its questions still to be drawn. */
export interface PaperRecipe {
  readonly title: string;
  readonly description: string;
  readonly durationMinutes: number;
  readonly scheme?: MarkingScheme;
  readonly sectionTiming?: 'free' | 'locked';
  readonly resultsPolicy?: 'after-sync' | 'on-submit';
  readonly timingPolicy?: 'continuous' | 'pausable';
  readonly calculator?: CalculatorKind;
  readonly category: string;
  /** The edition of the demo that it came with; the second, where it says nothing. */
  readonly edition?: number;
  /** 1 to 10; the mean of its questions if absent. */
  readonly difficultyLevel?: number;
  /** CT90: in tokens; free if absent. */
  readonly price?: number;
  /** CT12: whether each template is asked as seldom as the paper's length allows. */
  readonly isSpread?: true;
  /** CT18: only questions are drawn that are in Hindi too. Only for papers that are spread. */
  readonly isBilingual?: true;
  readonly sections: readonly SectionRecipe[];
}

/** ST8: results on the spot, a clock that stands while the app is closed, and no rank. */
export const AT_ONCE = { resultsPolicy: 'on-submit', timingPolicy: 'pausable' } as const;
