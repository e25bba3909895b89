import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import { managedChallengeRoutes } from './answer-challenge.ts';
import { challengeRoutes } from './challenge-key.ts';

export const feature = (context: Context, papers: ReadKeyedPaper): Feature => ({
  routes: (app) => {
    challengeRoutes(app, context, papers);
    managedChallengeRoutes(app, context);
  },
});
