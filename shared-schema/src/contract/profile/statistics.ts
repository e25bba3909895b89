import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** The most points of the chart of scores over time; with more attempts, each point is the mean of several. */
export const MOST_SCORE_POINTS = 60;
/** The most topics that are sent: those with the most questions. */
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
  /** All attempts handed in. */
  testsTaken: z.int(),
  /** Attempts whose score is released; the means and sums below are over these. */
  testsScored: z.int(),
  /** Mean over the attempts, percent; null if none is scored. */
  accuracy: z.nullable(z.number()),
  totalScore: z.number(),
  /** PF9: achievements that do not depend on a board. */
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
  /** PF10: over the attempts whose questions are shown to the student; topics with the most questions first. */
  topics: z.array(topicStrengthSchema),
  /** Seconds: in all exams, and on the questions of the attempts in `topics` by outcome. */
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
  summary: 'Counters and charts over all attempts of the caller',
  method: 'GET',
  path: '/users/profile/statistics',
  access: 'signed-in',
  answer: z.object({ data: profileStatisticsSchema }),
});
