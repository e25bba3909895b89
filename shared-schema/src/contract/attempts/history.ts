import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { categoryGroups } from '../catalogue/groups.ts';
import { pageAnswer, pageQuery } from '../lists.ts';

// Separate from the results, which import every event and question type: the home screen shows these rows first.

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
    /** ST57: only papers of the exams of this group; 'All' is the same as none. */
    category: z.optional(z.enum(['All', ...categoryGroups])),
  }),
  answer: z.object({
    ...pageAnswer,
    data: z.array(attemptHistorySchema),
    /** As `pages`. */
    totalPages: z.int(),
  }),
});
