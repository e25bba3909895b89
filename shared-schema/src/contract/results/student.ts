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
  /** Median time of the students who opened it, seconds, as precise as the buckets allow; null if nobody did. */
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
