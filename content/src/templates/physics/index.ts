import { electricity } from './electricity.ts';
import { energy } from './energy.ts';
import { light } from './light.ts';
import { magnetism } from './magnetism.ts';
import { matter } from './matter.ts';
import { motion } from './motion.ts';
import { rotationAndGravitation } from './rotation-and-gravitation.ts';
import { waves } from './waves.ts';

export const physics = [
  ...motion,
  ...energy,
  ...matter,
  ...electricity,
  ...light,
  ...magnetism,
  ...rotationAndGravitation,
  ...waves,
];
