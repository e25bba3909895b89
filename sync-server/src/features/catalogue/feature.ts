import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { requireIcons } from './icons.ts';
import { catalogueRoutes } from './routes.ts';

interface Catalogue extends Feature {
  readonly requireIcons: typeof requireIcons;
}

export const feature = (context: Context): Catalogue => ({
  routes: (app) => catalogueRoutes(app, context),
  requireIcons,
});
