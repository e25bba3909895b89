import { biologySolvers } from './biology.ts';
import { paragraphs as paragraphsInChemistry } from './chemistry/paragraphs.ts';
import { mathematicsSolvers } from './mathematics.ts';
import { physicsSolvers } from './physics.ts';
import type { Solvers } from './solver.ts';

/** CT21: what gets the key of every computed template from the printed text. */
export const solvers: Solvers = {
  ...physicsSolvers,
  ...mathematicsSolvers,
  ...biologySolvers,
  ...paragraphsInChemistry,
};
