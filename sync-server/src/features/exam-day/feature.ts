import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { examDayRoutes } from './admin-routes.ts';
import { sendCodesJobs } from './send-codes.ts';
import { openingRoutes } from './student-routes.ts';

export const feature = (context: Context): Feature => ({
  routes: (app) => {
    openingRoutes(app, context);
    examDayRoutes(app, context);
  },
  jobs: sendCodesJobs(context),
});
