import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { accommodationRoutes } from './routes.ts';

export const feature = (context: Context): Feature => ({
  routes: (app) => accommodationRoutes(app, context),
});
