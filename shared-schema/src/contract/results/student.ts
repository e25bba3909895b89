import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';

/** Fewer attempts say little about a question and too much about the students who made them. */
export const FEWEST_ATTEMPTS = 10;

/** How all students did on one question of a paper, in their first attempts. */
export const questionStatisticsSchema = z.object({
  questionId: idSchema,
  attempts: z.int(),
  /** Share of all attempts that were correct, percent with two decimals. */
  correctPercent: z.number(),
  /** Median time of the students who opened it, seconds, as precise as the buckets allow; null if none did. */
  medianSeconds: z.nullable(z.number()),
});
export type QuestionStatistics = z.infer<typeof questionStatisticsSchema>;

export const questionStatistics = defineCall({
  name: 'attempts.statistics',
  summary:
    'How all students did on the questions of a ranked attempt, from 10 attempts up, for its owner or an admin',
  method: 'GET',
  path: '/test-attempts/{attemptId}/statistics',
  access: 'signed-in',
  params: z.object({ attemptId: idSchema }),
  answer: z.object({ data: z.object({ questions: z.array(questionStatisticsSchema) }) }),
});

/** BK3: how a corrected key has changed the score of an attempt. */
export const scoreChangeSchema = z.object({
  /** ISO 8601 UTC. */
  changedAt: z.string(),
  scoreBefore: z.number(),
  scoreAfter: z.number(),
  /** The exact fraction as text (SC2). */
  scoreAfterExact: z.string(),
});

export const scoreChanges = defineCall({
  name: 'attempts.corrections',
  summary:
    'How corrected answer keys have changed the score of an attempt, the oldest first, for its owner or an admin',
  method: 'GET',
  path: '/test-attempts/{attemptId}/corrections',
  access: 'signed-in',
  params: z.object({ attemptId: idSchema }),
  answer: z.object({ data: z.array(scoreChangeSchema) }),
});

/** RK4: the top tenth is shown from this many ranked attempts, so that it is five students and not the score of one. */
export const FEWEST_FOR_TOP_TENTH = 50;
/** RK3: the fewest attempts of one bar of the distribution. */
export const FEWEST_IN_BAR = 5;
export const MOST_BARS = 20;

/** Median and top tenth of the scores, in marks. */
const level = {
  median: z.number(),
  /** The lowest score of the top tenth; null with fewer than 50 attempts. */
  topTenth: z.nullable(z.number()),
};

export const scoreDistributionSchema = z.object({
  /** The scores at which one bar ends and the next begins, ascending; the first bar has no lower end. */
  edges: z.array(z.number()),
  /** Attempts in each bar, one bar more than there are edges. A score on an edge is in the bar above it. */
  counts: z.array(z.int()),
  /** The bar of this attempt, from 0. */
  own: z.int(),
  /** Marks of the whole paper. */
  maximum: z.number(),
});
export type ScoreDistribution = z.infer<typeof scoreDistributionSchema>;

export const paperRankSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('ranked'),
    /** When the attempts were counted, ISO 8601 UTC. */
    asOf: z.string(),
    /** Ranked attempts of the paper, this one included. */
    attempts: z.int(),
    /** From 1; equal scores share a rank. */
    rank: z.int(),
    /** Percent with two decimals: the share of attempts below, plus half of the equal ones (ST61). */
    percentile: z.number(),
    score: z.number(),
    /** ST74: when it may be started, ISO 8601 UTC; null or absent if unlimited. */
    opensAt: z.optional(z.nullable(z.string())),
    closesAt: z.optional(z.nullable(z.string())),
    ...level,
    distribution: scoreDistributionSchema,
    /** In the paper's order; empty until they were counted in the background. */
    sections: z.array(z.object({ section: z.string(), ...level })),
  }),
  /** Too few attempts to show anything without revealing the score of a student. */
  z.object({ status: z.literal('few'), fewest: z.int() }),
  /** The paper does not rank, or this attempt does not. */
  z.object({
    status: z.literal('not-ranked'),
    /** RK90: another attempt of the student at this paper ranks; absent for any other reason. */
    reason: z.optional(z.literal('repeated')),
  }),
  /** The results are not released yet (ST7). */
  z.object({ status: z.literal('held'), availableAt: z.string() }),
]);
export type PaperRank = z.infer<typeof paperRankSchema>;
export type KnownPaperRank = Extract<PaperRank, { status: 'ranked' }>;

export const paperRank = defineCall({
  name: 'attempts.standing',
  summary: 'Rank and percentile of a ranked attempt among those of its paper, for its owner or an admin',
  method: 'GET',
  path: '/test-attempts/{attemptId}/standing',
  access: 'signed-in',
  params: z.object({ attemptId: idSchema }),
  answer: z.object({ data: paperRankSchema }),
});
