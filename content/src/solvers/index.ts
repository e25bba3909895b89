import { biologySolvers } from './biology.ts';
import { chemistrySolvers } from './chemistry.ts';
import { computingSolvers } from './computing.ts';
import { mathematicsSolvers } from './mathematics.ts';
import { physicsSolvers } from './physics.ts';
import { quantitativeSolvers } from './quantitative.ts';
import { reasoningSolvers } from './reasoning.ts';
import type { Solvers } from './solver.ts';

/** CT21: what gets the key of every computed template from the printed text. */
export const solvers: Solvers = {
  ...physicsSolvers,
  ...chemistrySolvers,
  ...mathematicsSolvers,
  ...biologySolvers,
  ...computingSolvers,
  ...quantitativeSolvers,
  ...reasoningSolvers,
};
