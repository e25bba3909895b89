import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import type { ComponentType } from 'react';

import type { QuestionInputProps } from './contract.ts';
import { McqInput } from './mcq.tsx';
import { MsqInput } from './msq.tsx';
import { NumericalInput } from './numerical.tsx';

export type { InputOption, QuestionInputProps } from './contract.ts';
export { lettered, optionLetter } from './contract.ts';
/** The inputs by question type. */
export const questionInputs: Readonly<Record<QuestionTypeName, ComponentType<QuestionInputProps>>> = {
  MCQ: McqInput,
  MSQ: MsqInput,
  Numerical: NumericalInput,
};

/** Types whose questions cannot be shown without options. */
export const needsOptions: Readonly<Record<QuestionTypeName, boolean>> = {
  MCQ: true,
  MSQ: true,
  Numerical: false,
};
