import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import { checkAttempts } from './check-attempts.ts';
import { findingRoutes } from './findings.ts';
import { flaggedRoutes } from './flagged.ts';
import { timelineRoutes } from './timeline.ts';

/** Attempts to look at: flags, patterns across attempts, and the log of one as a timeline. */
export const feature = (context: Context, papers: ReadKeyedPaper): Feature => ({
  routes: (app) => {
    flaggedRoutes(app, context);
    findingRoutes(app, context);
    timelineRoutes(app, context, papers);
  },
  jobs: [checkAttempts(context, papers)],
});
