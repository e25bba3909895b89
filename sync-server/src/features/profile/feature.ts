import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import { tallyAttempts } from '../../marked-attempts/tally-attempt.ts';
import { profileRoutes, type ProfileParts } from './routes.ts';

interface Needs extends Pick<ProfileParts, 'readWallet'> {
  readonly papers: ReadKeyedPaper;
}

export const feature = (context: Context, { papers, readWallet }: Needs): Feature => ({
  routes: (app) => profileRoutes(app, context, { tallyAttempts: tallyAttempts(context, papers), readWallet }),
});
