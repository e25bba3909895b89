import { questionTypeNames, type AnswerKey, type QuestionTypeName } from '@exam/shared-schema/question-types';
import { questionTypes } from '../../sentences/en/question-types.ts';
import type { KeyEditor } from './contract.ts';
import { mcqEditor } from './mcq.tsx';
import { msqEditor } from './msq.tsx';
import { numericalEditor } from './numerical.ts';
import { shortTextEditor } from './short-text.ts';
import { matrixMatchEditor } from './matrix-match.tsx';

/** The key editors of every question type. */
export const keyEditors: Readonly<Record<QuestionTypeName, KeyEditor<AnswerKey>>> = {
  MCQ: mcqEditor,
  MSQ: msqEditor,
  Numerical: numericalEditor,
  ShortText: shortTextEditor,
  MatrixMatch: matrixMatchEditor,
};

/** The editor of a type in a form; undefined while none is chosen. */
export const keyEditorOf = (type: string): KeyEditor | undefined =>
  (keyEditors as Readonly<Partial<Record<string, KeyEditor>>>)[type];

/** Types by their names, for selects. */
export const typeLabels = Object.fromEntries(
  questionTypeNames.map((type) => [type, questionTypes[type].name]),
) as Readonly<Record<QuestionTypeName, string>>;
