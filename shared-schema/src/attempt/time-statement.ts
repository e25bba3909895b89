import * as z from 'zod/mini';
import { digestSchema, idSchema } from './ids.ts';

/** Characters of a signed statement. */
export const MAX_TIME_STATEMENT_LENGTH = 1000;

const milliseconds = z.int().check(z.gte(0));

/**
 * ST69: the server's signed statement of how much exam time an attempt had used. It names the head of the log for which
 * it was requested, so it is valid only at that position of that log.
 */
export const timeStatementSchema = z.object({
  kind: z.literal('time'),
  attemptId: idSchema,
  userId: idSchema,
  /** Head of the log before the event that carries the statement. */
  head: digestSchema,
  /** Exam time used, milliseconds. */
  elapsedMs: milliseconds,
  /**
   * The start from which the time was computed, by the server's clock, epoch milliseconds; absent if it was computed from
   * the server's own draft of the log.
   */
  startedAt: z.optional(milliseconds),
  /** When it was issued, by the server's clock, epoch milliseconds. */
  at: milliseconds,
  keyId: z.string(),
});

export type TimeStatement = z.infer<typeof timeStatementSchema>;
