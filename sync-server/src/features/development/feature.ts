import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { developmentRoutes } from './routes.ts';

export const feature = (context: Context): Feature => ({
  routes: (app) => developmentRoutes(app, context),
});
