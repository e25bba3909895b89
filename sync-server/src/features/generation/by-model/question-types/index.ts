import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import type { Drafting } from './drafting.ts';
import { mcqDrafting } from './mcq.ts';
import { msqDrafting } from './msq.ts';
import { numericalDrafting } from './numerical.ts';

/** The types whose questions a language model writes. */
export const draftings: Readonly<Partial<Record<QuestionTypeName, Drafting>>> = {
  MCQ: mcqDrafting,
  MSQ: msqDrafting,
  Numerical: numericalDrafting,
};

/** The types of an order that leaves them open, in turn: one question in three is numerical. */
export const ANY_TYPE = ['MCQ', 'MCQ', 'Numerical'] as const satisfies readonly QuestionTypeName[];
