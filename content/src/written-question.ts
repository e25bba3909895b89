import type { SetKind } from '@exam/shared-schema/paper-package';
import type { AnswerKey } from '@exam/shared-schema/question-types';

interface WrittenWords {
  readonly text: string;
  readonly options: readonly string[];
  readonly explanation: string;
}

/** CT20: a question of the demo that is written out and not drawn from a template. */
export interface WrittenQuestion {
  /** Unique and kept forever: the bank finds it again by it. */
  readonly name: string;
  readonly subject: string;
  /** Absent where the syllabus of the subject names no topics. */
  readonly topic?: string;
  /** 1 to 10. */
  readonly difficulty: number;
  /** Options are named by their places. */
  readonly key: AnswerKey;
  readonly text: string;
  readonly options: readonly string[];
  /** Its options have an order of their own ('1 only', '2 only', 'Both'), in which every student sees them. */
  readonly isInOrder?: true;
  /** A table or a diagram as maths in LaTeX. */
  readonly diagramLatex?: string;
  /** By language tag; options in the same order. */
  readonly translations?: Readonly<Record<string, WrittenWords>>;
  readonly explanation: string;
}

/** A set of the demo with its questions, in their order. */
export interface WrittenSet {
  readonly kind: SetKind;
  readonly title?: string;
  readonly text: string;
  readonly diagramLatex?: string;
  /** Unique and kept forever, as a question's. */
  readonly name: string;
  readonly questions: readonly WrittenQuestion[];
}
