import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { earnsKey } from '../../marked-attempts/key-access.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import { unrankedOf } from '../../marked-attempts/unranked.ts';
import { countStatistics } from './count-statistics.ts';
import { recountPaper } from './recount.ts';
import { resultRoutes } from './routes.ts';

interface Results extends Feature {
  /** Recounts the statistics of a paper from its attempts. */
  readonly recount: (paperId: string, signal: AbortSignal) => Promise<void>;
}

export const feature = (context: Context, papers: ReadKeyedPaper): Results => ({
  routes: (app) => resultRoutes(app, context, earnsKey, { keyedOf: papers, unrankedOf }),
  jobs: [countStatistics(context, papers)],
  recount: (paperId, signal) => recountPaper(context.store, papers, paperId, signal),
});
