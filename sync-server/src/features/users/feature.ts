import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import type { UserNeeds } from './needs.ts';
import { userRoutes } from './routes.ts';

export const feature = (context: Context, needs: UserNeeds): Feature => ({
  routes: (app) => userRoutes(app, context, needs),
});
