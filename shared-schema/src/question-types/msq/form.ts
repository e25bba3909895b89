import { type KeyForm, rightIds } from '../key-form.ts';
import type { MsqKey } from './index.ts';

export const msqForm: KeyForm<MsqKey> = {
  fault: ({ options }) =>
    options.some(({ isRight }) => isRight) ? null : ['options', 'Please mark the right options'],
  key: (form, ids) => ({ type: 'MSQ', correct: rightIds(form, ids) }),
  shown: ({ correct }) => ({ right: correct }),
  isShowable: ({ alternatives = [] }) => alternatives.length === 0,
};
