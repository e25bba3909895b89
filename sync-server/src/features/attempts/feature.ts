import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import { sweepDrafts } from './drafts/sweep-drafts.ts';
import { carriedAttempts } from './hand-in/carried.ts';
import { prepareSync, type PrepareSync } from './hand-in/prepare-sync.ts';
import { openIntake } from './hand-in/sync.ts';
import { attemptRoutes } from './routes.ts';

interface Needs {
  readonly papers: ReadKeyedPaper;
  readonly limits: boolean;
  /** Where hand-ins are read, verified and marked, and in which order. */
  readonly inTurn: (here: PrepareSync) => PrepareSync;
}

interface Attempts extends Feature {
  /** ST15: hands in an attempt that another person carried. */
  readonly receiveCarried: ReturnType<typeof carriedAttempts>;
}

export function feature(context: Context, { papers, limits, inTurn }: Needs): Attempts {
  const prepare = inTurn(prepareSync(context, papers));
  const intake = openIntake({ context, papers, prepare }, { limits });
  return {
    routes: (app) => attemptRoutes(app, intake),
    jobs: [sweepDrafts(context)],
    receiveCarried: carriedAttempts(intake),
  };
}
