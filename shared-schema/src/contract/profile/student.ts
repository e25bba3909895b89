import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { ACCOUNT_BODY_LIMIT } from '../accounts/account-fields.ts';
import { userSchema } from '../accounts/accounts.ts';
import { defineCall } from '../call.ts';
import {
  difficultyPreferences,
  locationField,
  nicknameField,
  pictureField,
  profileNameField,
} from './fields.ts';

/** PF1: an account as its owner alone sees it. */
export const profileUserSchema = z.extend(userSchema, {
  /** Ten digits, used with the country code; both null for users who did not register themselves. */
  phone: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Https address on one of PICTURE_HOSTS; shown to the owner alone (PF6). */
  profilePicture: z.nullable(z.string()),
  /** Shown on boards instead of both names. */
  nickname: z.nullable(z.string()),
  /** Whether the student appears on boards. */
  isListed: z.boolean(),
  difficultyPreference: z.nullable(z.enum(difficultyPreferences)),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
});
export type ProfileUser = z.infer<typeof profileUserSchema>;

/** Tokens. All three are 0 until there are plans that give tokens. */
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

/** What is left out stays as it is; null removes what may be absent. */
export const profileChanges = z.strictObject({
  fullName: z.optional(profileNameField),
  location: z.optional(z.nullable(locationField)),
  profilePicture: z.optional(z.nullable(pictureField)),
  nickname: z.optional(z.nullable(nicknameField)),
  isListed: z.optional(z.boolean()),
  difficultyPreference: z.optional(z.nullable(z.enum(difficultyPreferences))),
});
export type ProfileChanges = z.infer<typeof profileChanges>;

/** Of a body without a member, and of a form in which nothing is left to send. */
export const NO_CHANGES = 'No valid changes to save';

export const updateProfile = defineCall({
  name: 'profile.update',
  summary: 'Change what students may change of their own account',
  method: 'PATCH',
  path: '/users/user_update_profile',
  access: 'signed-in',
  bodyLimit: ACCOUNT_BODY_LIMIT,
  body: profileChanges,
  answer: z.object({ user: profileUserSchema }),
});

/** The most points of the picture of scores over time; of more attempts, each point is the mean of several. */
export const MOST_SCORE_POINTS = 60;
/** The most topics that are told: those with the most questions. */
export const MOST_TOPICS = 60;

export const earnedAchievements = ['Test Master', 'Precision Pro', 'Score Legend'] as const;

export const topicStrengthSchema = z.object({
  topic: z.string(),
  correct: z.int(),
  incorrect: z.int(),
  unanswered: z.int(),
});
export type TopicStrength = z.infer<typeof topicStrengthSchema>;

export const profileStatisticsSchema = z.object({
  /** All attempts that were handed in. */
  testsTaken: z.int(),
  /** Those whose score is released; means and sums below are over them. */
  testsScored: z.int(),
  /** Mean over the attempts, percent; null if none is scored. */
  accuracy: z.nullable(z.number()),
  totalScore: z.number(),
  /** PF9: those that need no board. */
  achievements: z.array(z.enum(earnedAchievements)),
  /** Oldest first, at most MOST_SCORE_POINTS. */
  scores: z.array(
    z.object({
      /** Of the last attempt in this point, by the device's clock, ISO 8601 UTC. */
      at: z.string(),
      /** Mean share of the total marks, percent; may be negative. */
      percentage: z.number(),
      attempts: z.int(),
    }),
  ),
  /** PF10: over the attempts whose questions are shown to the student; by number of questions, the most first. */
  topics: z.array(topicStrengthSchema),
  /** Seconds: in exams altogether, and on the questions of the attempts in `topics` by what became of them. */
  time: z.object({
    total: z.int(),
    /** Per question of the scored attempts; null if there is none. */
    average: z.nullable(z.number()),
    correct: z.int(),
    incorrect: z.int(),
    unanswered: z.int(),
  }),
});
export type ProfileStatistics = z.infer<typeof profileStatisticsSchema>;

export const profileStatistics = defineCall({
  name: 'profile.statistics',
  summary: 'Counters and pictures over all attempts of the caller',
  method: 'GET',
  path: '/users/profile/statistics',
  access: 'signed-in',
  answer: z.object({ data: profileStatisticsSchema }),
});
