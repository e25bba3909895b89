import type { Family } from '../worked.ts';
import { arrangements } from './arrangements.ts';
import { averages } from './averages.ts';
import { boats } from './boats.ts';
import { chemistry } from './chemistry.ts';
import { computing } from './computing.ts';
import { divisors } from './divisors.ts';
import { interest } from './interest.ts';
import { matrices } from './matrices.ts';
import { mensuration } from './mensuration.ts';
import { percentages } from './percentages.ts';
import { physics } from './physics.ts';
import { powers } from './powers.ts';
import { probability } from './probability.ts';
import { progressions } from './progressions.ts';
import { plane } from './plane.ts';
import { proportion, sumUpTo } from './proportion.ts';
import { ratios } from './ratios.ts';
import { resistors } from './resistors.ts';
import { trade } from './trade.ts';
import { travel } from './travel.ts';
import { twoNumbers } from './two-numbers.ts';
import { work } from './work.ts';

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
  proportion,
  sumUpTo,
  twoNumbers,
  plane,
];
