import { averagesAndRatios } from './quantitative/averages-and-ratios.ts';
import { charts } from './quantitative/charts.ts';
import { geometry } from './quantitative/geometry.ts';
import { numbersAndSeries } from './quantitative/numbers-and-series.ts';
import { percentagesAndInterest } from './quantitative/percentages-and-interest.ts';
import { sufficiency } from './quantitative/sufficiency.ts';
import { tablesAndArrangements } from './quantitative/tables-and-arrangements.ts';
import { tournamentsAndRoutes } from './quantitative/tournaments-and-routes.ts';
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
  ...charts,
  ...sufficiency,
  ...tournamentsAndRoutes,
  ...trigonometry,
};
