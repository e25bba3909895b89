import { fillSearch } from '../../bank/fill-search.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { questionRoutes } from './admin/routes.ts';

export const feature = (context: Context): Feature => ({
  routes: (app) => questionRoutes(app, context),
  jobs: [fillSearch(context)],
});
