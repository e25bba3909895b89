import * as z from 'zod/mini';
import { handInEventSchema, idSchema } from '../../attempt/events.ts';
import { defineCall } from '../call.ts';
import { categoryGroups } from '../catalogue/groups.ts';
import { pageAnswer, pageQuery } from '../lists.ts';
import { attemptParams } from './attempt-on-wire.ts';
import { resultSchema } from './results-on-wire.ts';

export const getAttempt = defineCall({
  name: 'attempts.get',
  summary: 'The results of an attempt, for its owner or an admin',
  method: 'GET',
  path: '/test-attempts/{attemptId}',
  access: 'signed-in',
  params: attemptParams,
  answer: z.object({ data: resultSchema }),
});

/** The log of a handed-in attempt, for reviewing it. */
export const getAttemptLog = defineCall({
  name: 'attempts.log',
  summary: "A handed-in attempt's log, for its owner or an admin",
  method: 'GET',
  path: '/test-attempts/{attemptId}/log',
  access: 'signed-in',
  params: attemptParams,
  answer: z.object({
    data: z.object({
      timingPolicy: z.enum(['continuous', 'pausable']),
      /** In order; empty for an attempt without a log (ST5). */
      events: z.array(handInEventSchema),
    }),
  }),
});
export type AttemptLog = z.infer<typeof getAttemptLog.answer>['data'];

export const attemptHistorySchema = z.object({
  _id: idSchema,
  /** `duration` in minutes. */
  testId: z.object({ _id: idSchema, title: z.string(), totalMarks: z.number(), duration: z.number() }),
  status: z.enum(['scored', 'pending']),
  totalScore: z.nullable(z.number()),
  totalQuestions: z.int(),
  correctAnswers: z.nullable(z.int()),
  /** Percent. */
  accuracy: z.nullable(z.number()),
  /** Exam time used, seconds. */
  totalTimeTaken: z.number(),
  /** ISO 8601 UTC, by the device's clock. */
  submittedAt: z.string(),
});
export type AttemptHistoryRow = z.infer<typeof attemptHistorySchema>;

export const myAttempts = defineCall({
  name: 'attempts.mine',
  summary: "The caller's attempts",
  method: 'GET',
  path: '/test-attempts/my-attempts',
  access: 'signed-in',
  query: z.object({
    ...pageQuery(10),
    sort: z._default(z.enum(['recent', 'score', 'accuracy', 'difficulty']), 'recent'),
    /** ST57: papers of the exams of this group alone. */
    category: z.optional(z.enum(categoryGroups)),
  }),
  answer: z.object({
    ...pageAnswer,
    data: z.array(attemptHistorySchema),
    /** As `pages`. */
    totalPages: z.int(),
  }),
});
