import { bodyAndPopulations } from './biology/body-and-populations.ts';
import { genetics } from './biology/genetics.ts';
import type { Solvers } from './solver.ts';

export const biologySolvers: Solvers = {
  ...genetics,
  ...bodyAndPopulations,
};
