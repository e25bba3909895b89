import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { fillBoards } from './fill-missing.ts';
import { standingRoutes } from './routes.ts';
import { sweepPeriods } from './sweep-periods.ts';

export const feature = (context: Context): Feature => ({
  routes: (app) => standingRoutes(app, context),
  jobs: [fillBoards(context), sweepPeriods(context)],
});
