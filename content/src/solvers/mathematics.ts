import { algebra } from './mathematics/algebra.ts';
import { calculus } from './mathematics/calculus.ts';
import { counting } from './mathematics/counting.ts';
import { geometry } from './mathematics/geometry.ts';
import { paragraphs } from './mathematics/paragraphs.ts';
import type { Solvers } from './solver.ts';

export const mathematicsSolvers: Solvers = {
  ...algebra,
  ...calculus,
  ...counting,
  ...geometry,
  ...paragraphs,
};
