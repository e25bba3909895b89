import type { Family } from '../worked.ts';
import { arrangements, matrices, probability } from './counting.ts';
import { interest, percentages, trade } from './money.ts';
import { boats, travel, work } from './motion.ts';
import { averages, divisors, progressions, ratios } from './numbers.ts';
import { powers } from './powers.ts';
import { chemistry, computing, physics, resistors } from './science.ts';
import { mensuration } from './shapes.ts';

/** AS44: all families of calculations in words; the first one that has understood the whole sentence computes. */
export const families: readonly Family[] = [
  powers,
  percentages,
  trade,
  interest,
  divisors,
  averages,
  ratios,
  progressions,
  arrangements,
  probability,
  matrices,
  travel,
  boats,
  work,
  mensuration,
  chemistry,
  resistors,
  physics,
  computing,
];
