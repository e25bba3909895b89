import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { earnsKey } from '../../marked-attempts/key-access.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import { releasedAttempts } from '../../marked-attempts/released-attempt.ts';
import type { Purse } from '../../tokens/index.ts';
import { assistantJobs } from './jobs.ts';
import type { AssistantNeeds, AssistantParts } from './parts.ts';
import { assistantRoutes } from './routes.ts';

interface Needs extends Pick<AssistantNeeds, 'readStatistics' | 'readMyPlans' | 'readLastPayment'> {
  readonly papers: ReadKeyedPaper;
  readonly purse: Purse;
  readonly limits: boolean;
  readonly parts: AssistantParts | undefined;
}

export function feature(context: Context, { papers, purse, limits, parts, ...own }: Needs): Feature {
  const releasedAttempt = releasedAttempts(context, papers);
  return {
    routes: (app) =>
      assistantRoutes(app, context, {
        ...parts,
        ...purse,
        limits,
        earnsKey,
        releasedAttempt,
        ...own,
      }),
    jobs: assistantJobs(context, { ...parts, ...purse }),
  };
}
