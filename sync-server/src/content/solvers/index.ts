import { motion } from './physics/motion.ts';
import { reasoningSolvers } from './reasoning.ts';
import type { Solvers } from './solver.ts';

/** CT21: what gets the key of every computed template from the printed text. */
export const solvers: Solvers = {
  ...motion,
  ...reasoningSolvers,
};
