import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { sweepJobs } from '../../jobs/index.ts';
import { metricsRoute } from './metrics-route.ts';
import type { Metrics } from './metrics.ts';
import { operationRoutes } from './routes.ts';

export interface OperationOptions {
  readonly metrics?: Metrics;
  readonly metricsToken?: string | undefined;
  /** True once the process is stopping. */
  readonly isLeaving?: () => boolean;
}

export const feature = (
  context: Context,
  { metrics, metricsToken, isLeaving }: OperationOptions,
): Feature => ({
  routes: (app) => {
    operationRoutes(app, context, isLeaving);
    if (metrics) metricsRoute(app, metrics, metricsToken);
  },
  jobs: [sweepJobs(context)],
});
