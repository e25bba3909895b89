import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import type { ComponentType } from 'react';

import { lazyPart } from '../../parts/lazy-part.tsx';
import type { QuestionInputProps } from './contract.ts';
import { McqInput } from './mcq/input.tsx';
import { MsqInput } from './msq/input.tsx';
import { NumericalInput } from './numerical/input.tsx';

export type { InputOption, QuestionInputProps } from './contract.ts';
export { lettered } from '@exam/shared-schema/question-types';

const ShortTextInput = lazyPart(() => import('./short-text/input.tsx'));
const MatrixMatchInput = lazyPart(() => import('./matrix-match/input.tsx'));

/** ST73: loads the inputs that are parts of their own. */
export function prepareInputs(): void {
  for (const input of [ShortTextInput, MatrixMatchInput]) void input.prepare();
}

/** QT7: the inputs by question type, for touch, mouse and keyboard. */
export const questionInputs: Readonly<Record<QuestionTypeName, ComponentType<QuestionInputProps>>> = {
  MCQ: McqInput,
  MSQ: MsqInput,
  Numerical: NumericalInput,
  ShortText: ShortTextInput,
  MatrixMatch: MatrixMatchInput,
};
