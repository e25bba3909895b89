import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { userRoutes } from './routes.ts';
import type { Purse } from '../../tokens/index.ts';

export const feature = (context: Context, purse: Purse): Feature => ({
  routes: (app) => userRoutes(app, context, purse),
});
