import { keyTextEditor } from './key-text.ts';

export const matrixMatchEditor = keyTextEditor(
  'MatrixMatch',
  {
    label: 'Matches',
    hint: 'A row on each line, as A-P,S. Rows are A, B, C in their order; what they are matched with is P, Q, R.',
  },
  ['row'],
);
