import { operationsOverview } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { bind } from '../../http/index.ts';
import { sweepJobs } from '../../jobs/index.ts';
import { jobRoutes } from './jobs-in-console.ts';
import { metricsRoute } from './metrics-route.ts';
import type { Metrics } from './metrics.ts';
import { readOverview } from './overview.ts';
import { operationRoutes } from './routes.ts';
import { storedFileRoutes } from './stored-files.ts';

export interface OperationOptions {
  readonly metrics?: Metrics;
  readonly metricsToken?: string | undefined;
  /** True once the process is stopping. */
  readonly isLeaving?: () => boolean;
  /** The folder of the data, whose disk is measured (OP5). */
  readonly dataDirectory?: string;
}

export const feature = (
  context: Context,
  { metrics, metricsToken, isLeaving, dataDirectory }: OperationOptions,
): Feature => ({
  routes: (app) => {
    operationRoutes(app, context, isLeaving);
    bind(app, operationsOverview, async () => ({ data: await readOverview(context, dataDirectory) }));
    jobRoutes(app, context);
    storedFileRoutes(app, context);
    if (metrics) metricsRoute(app, metrics, metricsToken);
  },
  jobs: [sweepJobs(context)],
});
