import type { ProfileStatistics } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import { tallyAttempts } from '../../marked-attempts/tally-attempt.ts';
import { profileRoutes, type ProfileParts } from './routes.ts';
import { readStatistics } from './statistics.ts';
import { topicSums } from './topic-sums.ts';

interface Needs extends Pick<ProfileParts, 'readWallet'> {
  readonly papers: ReadKeyedPaper;
}

interface Profile extends Feature {
  readonly readStatistics: (userId: string) => Promise<ProfileStatistics>;
}

export function feature(context: Context, { papers, readWallet }: Needs): Profile {
  const readSums = topicSums(context.store, tallyAttempts(context, papers));
  const read = (userId: string) => readStatistics(context, readSums, userId);
  return {
    routes: (app) => profileRoutes(app, context, { readStatistics: read, readWallet }),
    readStatistics: read,
  };
}
