import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';

/** Fewer say nothing of a question, and too much of those few. */
export const FEWEST_ATTEMPTS = 10;

/** How everybody did with one question of a paper, in their first attempts. */
export const questionStatisticsSchema = z.object({
  questionId: idSchema,
  attempts: z.int(),
  /** Of all attempts, with 2 decimals. */
  correctPercent: z.number(),
  /** Of those who looked at it; null where nobody did. To the nearest second or as near as the buckets tell. */
  medianSeconds: z.nullable(z.number()),
});
export type QuestionStatistics = z.infer<typeof questionStatisticsSchema>;

export const questionStatistics = defineCall({
  name: 'attempts.statistics',
  summary:
    'How everybody did with the questions of an attempt that ranks, from 10 attempts up, for its owner or an admin',
  method: 'GET',
  path: '/test-attempts/{attemptId}/statistics',
  access: 'signed-in',
  params: z.object({ attemptId: idSchema }),
  answer: z.object({ data: z.object({ questions: z.array(questionStatisticsSchema) }) }),
});
