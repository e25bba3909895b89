import { electricity } from './physics/electricity.ts';
import { forces } from './physics/forces.ts';
import { heatAndMatter } from './physics/heat-and-matter.ts';
import { lightAndAtoms } from './physics/light-and-atoms.ts';
import { magnetism } from './physics/magnetism.ts';
import { motion } from './physics/motion.ts';
import { paragraphs } from './physics/paragraphs.ts';
import { rotationAndWaves } from './physics/rotation-and-waves.ts';
import type { Solvers } from './solver.ts';

export const physicsSolvers: Solvers = {
  ...motion,
  ...forces,
  ...rotationAndWaves,
  ...heatAndMatter,
  ...electricity,
  ...magnetism,
  ...lightAndAtoms,
  ...paragraphs,
};
