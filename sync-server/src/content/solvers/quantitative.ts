import { averagesAndRatios } from './quantitative/averages-and-ratios.ts';
import { geometry } from './quantitative/geometry.ts';
import { numbersAndSeries } from './quantitative/numbers-and-series.ts';
import { percentagesAndInterest } from './quantitative/percentages-and-interest.ts';
import { tablesAndArrangements } from './quantitative/tables-and-arrangements.ts';
import { trigonometry } from './quantitative/trigonometry.ts';
import { workAndSpeed } from './quantitative/work-and-speed.ts';
import type { Solvers } from './solver.ts';

/** Quantitative aptitude and ability, and the interpretation of data. */
export const quantitativeSolvers: Solvers = {
  ...percentagesAndInterest,
  ...averagesAndRatios,
  ...workAndSpeed,
  ...numbersAndSeries,
  ...tablesAndArrangements,
  ...geometry,
  ...trigonometry,
};
