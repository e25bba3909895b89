import { type KeyForm, rightIds } from '../key-form.ts';
import type { McqKey } from './index.ts';

export const mcqForm: KeyForm<McqKey> = {
  fault: ({ options }) =>
    options.filter(({ isRight }) => isRight).length === 1
      ? null
      : ['options', 'Please mark the one right option'],
  key: (form, ids) => ({ type: 'MCQ', correct: rightIds(form, ids) }),
  shown: ({ correct }) => ({ right: correct }),
  isShowable: ({ correct }) => correct.length === 1,
};
