import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { templatesRoutes } from './routes.ts';

export const feature = (context: Context): Feature => ({
  routes: (app) => templatesRoutes(app, context),
});
