import { electricity } from './electricity.ts';
import { energy } from './energy.ts';
import { light } from './light.ts';
import { matter } from './matter.ts';
import { motion } from './motion.ts';

export const physics = [...motion, ...energy, ...matter, ...electricity, ...light];
