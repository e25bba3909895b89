import { chemistry } from './chemistry.ts';
import { mathematics } from './mathematics.ts';
import { aptitude, biology, computing } from './others.ts';
import { physics } from './physics.ts';
import type { FormulaSheet } from './sheet.ts';

/** AS13: formulae and facts by the chapters of the syllabuses. */
export const formulae: readonly FormulaSheet[] = [
  ...physics,
  ...chemistry,
  ...mathematics,
  ...aptitude,
  ...biology,
  ...computing,
];
