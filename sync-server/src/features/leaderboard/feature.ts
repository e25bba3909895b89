import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { fillLeaderboards } from './fill-missing.ts';
import { leaderboardRoutes } from './routes.ts';
import { sweepPeriods } from './sweep-periods.ts';

export const feature = (context: Context): Feature => ({
  routes: (app) => leaderboardRoutes(app, context),
  jobs: [fillLeaderboards(context), sweepPeriods(context)],
});
