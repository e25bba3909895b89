import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { changeKey } from '../../bank/change-question.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import { previewKeys } from './preview-key.ts';
import { remarkAttempts, type RecountPaper } from './remark-attempts.ts';
import { correctionRoutes } from './routes.ts';

interface Needs {
  readonly papers: ReadKeyedPaper;
  readonly recount: RecountPaper;
}

export const feature = (context: Context, { papers, recount }: Needs): Feature => ({
  routes: (app) => correctionRoutes(app, context, (...change) => changeKey(context, ...change)),
  jobs: [remarkAttempts(context, papers, recount), previewKeys(context)],
});
