import type { FastifyInstance } from 'fastify';
import { profile, profileStatistics, updateProfile } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind } from '../../http/index.ts';
import { readProfile } from './read-profile.ts';
import { readStatistics } from './statistics.ts';
import { topicSums, type TallyAttempts } from './topic-sums.ts';
import { saveProfile } from './update-profile.ts';

export function profileRoutes(app: FastifyInstance, context: Context, tallyAttempts: TallyAttempts): void {
  const readSums = topicSums(context.store, tallyAttempts);
  bind(app, profile, (_input, { caller }) => readProfile(context.store, caller._id));
  bind(app, updateProfile, async ({ body }, { caller }) => ({
    user: await saveProfile(context, caller._id, body),
  }));
  bind(app, profileStatistics, async (_input, { caller }) => ({
    data: await readStatistics(context, readSums, caller._id),
  }));
}
