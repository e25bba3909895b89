import { forces } from './physics/forces.ts';
import { heatAndMatter } from './physics/heat-and-matter.ts';
import { motion } from './physics/motion.ts';
import { rotationAndWaves } from './physics/rotation-and-waves.ts';
import type { Solvers } from './solver.ts';

export const physicsSolvers: Solvers = {
  ...motion,
  ...forces,
  ...rotationAndWaves,
  ...heatAndMatter,
};
