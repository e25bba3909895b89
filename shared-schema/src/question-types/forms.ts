import type { AnswerKey, QuestionTypeName } from './index.ts';
import type { KeyForm } from './key-form.ts';
import { mcqForm } from './mcq/form.ts';
import { msqForm } from './msq/form.ts';
import { numericalForm } from './numerical/form.ts';
import { shortTextForm } from './short-text/form.ts';
import { matrixMatchForm } from './matrix-match/form.ts';

/** How the console writes the key of every type. The student's part of the app does not import this file. */
export const keyForms: Readonly<Record<QuestionTypeName, KeyForm<AnswerKey>>> = {
  MCQ: mcqForm,
  MSQ: msqForm,
  Numerical: numericalForm,
  ShortText: shortTextForm,
  MatrixMatch: matrixMatchForm,
};
