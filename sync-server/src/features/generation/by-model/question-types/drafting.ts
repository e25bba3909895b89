import type { AnswerKey } from '@exam/shared-schema/question-types';
import type { DraftedQuestion } from '../../../../database/index.ts';
import type { QuestionForm } from '../drafted-form.ts';

/** How a language model writes the questions of a type, and how they are checked (LM5). */
export interface Drafting {
  /** What the prompt asks for. */
  readonly shape: string;
  /** The key of a drafted question; null if it is not valid for the type. */
  keyIn(form: QuestionForm): AnswerKey | null;
  /** Whether the key must be the value of a calculation. */
  readonly isComputed: boolean;
  /** Whether the value of the calculation is what the key says. */
  isPrinted(value: number, draft: DraftedQuestion): boolean;
  /** Whether a solution without the key has the same answer. @param answer letters of options, or a decimal. */
  agrees(draft: DraftedQuestion, answer: string): boolean;
}
