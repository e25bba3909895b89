import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { userSchema } from '../accounts/user.ts';
import { defineCall } from '../call.ts';

export const difficultyPreferences = ['Easy', 'Medium', 'Hard'] as const;
export type DifficultyPreference = (typeof difficultyPreferences)[number];

/** PF1: an account, as shown to its owner. */
export const profileUserSchema = z.extend(userSchema, {
  /** Ten digits, used with the country code; both null for users who did not register themselves. */
  phone: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Https address on one of PICTURE_HOSTS; shown only to the owner (PF6). */
  profilePicture: z.nullable(z.string()),
  /** Shown on boards instead of both names. */
  nickname: z.nullable(z.string()),
  /** Whether the student appears on boards. */
  isListed: z.boolean(),
  /** Whether boards show both names of a student without a nickname; otherwise the first name (PF13). */
  showsFullName: z.boolean(),
  difficultyPreference: z.nullable(z.enum(difficultyPreferences)),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
});
export type ProfileUser = z.infer<typeof profileUserSchema>;

/**
 * Tokens that can be spent now, that were spent, and the sum. Remaining and total are UNLIMITED (-1) with a plan
 * without a limit.
 */
export const walletSchema = z.object({
  remainingTokens: z.int(),
  totalTokens: z.int(),
  usedTokens: z.int(),
});
export type Wallet = z.infer<typeof walletSchema>;

export const profile = defineCall({
  name: 'profile.read',
  summary: 'The signed-in user, with the wallet',
  method: 'GET',
  path: '/users/profile',
  access: 'signed-in',
  answer: z.object({
    user: profileUserSchema,
    wallet: walletSchema,
    /** Ids of the exams that the user is preparing for. */
    categories: z.array(idSchema),
  }),
});
