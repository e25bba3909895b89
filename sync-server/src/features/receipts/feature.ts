import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { receiptRoutes } from './routes.ts';

export const feature = (context: Context): Feature => ({
  routes: (app) => receiptRoutes(app, context),
});
