import type { FastifyInstance } from 'fastify';
import {
  profile,
  profileStatistics,
  updateProfile,
  type ProfileStatistics,
  type Wallet,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind } from '../../http/index.ts';
import { readProfile } from './read-profile.ts';
import { saveProfile } from './update-profile.ts';

/** Data of other features that the profile shows. */
export interface ProfileParts {
  readonly readStatistics: (userId: string) => Promise<ProfileStatistics>;
  readonly readWallet: (userId: string) => Promise<Wallet>;
}

export function profileRoutes(
  app: FastifyInstance,
  context: Context,
  { readStatistics, readWallet }: ProfileParts,
): void {
  bind(app, profile, async (_input, { caller }) => {
    const wallet = await readWallet(caller._id);
    return { ...(await readProfile(context.store, caller._id)), wallet };
  });
  bind(app, updateProfile, async ({ body }, { caller }) => ({
    user: await saveProfile(context, caller._id, body),
  }));
  bind(app, profileStatistics, async (_input, { caller }) => ({
    data: await readStatistics(caller._id),
  }));
}
