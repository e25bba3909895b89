import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { managedPaperRoutes, type CreatePaper } from './routes.ts';

export const feature = (context: Context, createPaper: CreatePaper): Feature => ({
  routes: (app) => managedPaperRoutes(app, context, createPaper),
});
