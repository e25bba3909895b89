import { paragraphs } from './chemistry/paragraphs.ts';
import type { Solvers } from './solver.ts';

export const chemistrySolvers: Solvers = {
  ...paragraphs,
};
