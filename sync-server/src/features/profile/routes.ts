import type { FastifyInstance } from 'fastify';
import { profile, profileStatistics, updateProfile, type Wallet } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind } from '../../http/index.ts';
import { readProfile } from './read-profile.ts';
import { readStatistics } from './statistics.ts';
import { topicSums, type TallyAttempts } from './topic-sums.ts';
import { saveProfile } from './update-profile.ts';

/** Data of other features that the profile shows. */
export interface ProfileParts {
  readonly tallyAttempts: TallyAttempts;
  readonly readWallet: (userId: string) => Promise<Wallet>;
}

export function profileRoutes(
  app: FastifyInstance,
  context: Context,
  { tallyAttempts, readWallet }: ProfileParts,
): void {
  const readSums = topicSums(context.store, tallyAttempts);
  bind(app, profile, async (_input, { caller }) => {
    const wallet = await readWallet(caller._id);
    return { ...(await readProfile(context.store, caller._id)), wallet };
  });
  bind(app, updateProfile, async ({ body }, { caller }) => ({
    user: await saveProfile(context, caller._id, body),
  }));
  bind(app, profileStatistics, async (_input, { caller }) => ({
    data: await readStatistics(context, readSums, caller._id),
  }));
}
