import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import type { PaidBy } from './issue.ts';
import { issueRoutes } from './routes.ts';

export const feature = (context: Context, purse: PaidBy): Feature => ({
  routes: (app) => issueRoutes(app, context, purse),
});
