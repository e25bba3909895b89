import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { assignmentRoutes } from './assignments.ts';
import { batchRoutes } from './batches.ts';
import { memberRoutes } from './members.ts';
import { sittingRoutes } from './sitting-routes.ts';
import { studentRoutes } from './student-routes.ts';

export const feature = (context: Context): Feature => ({
  routes: (app) => {
    batchRoutes(app, context);
    memberRoutes(app, context);
    assignmentRoutes(app, context);
    sittingRoutes(app, context);
    studentRoutes(app, context);
  },
});
