import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import { releasedResults } from '../../marked-attempts/read-attempt.ts';
import { notebookRoutes } from './routes.ts';

export const feature = (context: Context, papers: ReadKeyedPaper): Feature => ({
  routes: (app) => notebookRoutes(app, context, releasedResults(context, papers)),
});
