import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { packageRoutes } from './routes.ts';

export const feature = (context: Context): Feature => ({
  routes: (app) => packageRoutes(app, context),
});
