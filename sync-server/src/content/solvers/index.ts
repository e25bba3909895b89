import { mathematicsSolvers } from './mathematics.ts';
import { motion } from './physics/motion.ts';
import type { Solvers } from './solver.ts';

/** CT21: what gets the key of every computed template from the printed text. */
export const solvers: Solvers = {
  ...mathematicsSolvers,
  ...motion,
};
