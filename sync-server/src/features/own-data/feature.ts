import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import { releasedResults } from '../../marked-attempts/read-attempt.ts';
import { ownDataJobs } from './make-export.ts';
import { ownDataRoutes, type PasswordGate } from './routes.ts';

interface Needs {
  readonly papers: ReadKeyedPaper;
  readonly passwords: PasswordGate;
}

export const feature = (context: Context, { papers, passwords }: Needs): Feature => ({
  routes: (app) => ownDataRoutes(app, context, passwords),
  jobs: ownDataJobs(context, releasedResults(context, papers)),
});
