import * as z from 'zod/mini';
import { digestSchema, idSchema } from './ids.ts';

/** Characters of a signed word. */
export const MAX_TIME_WORD_LENGTH = 1000;

const milliseconds = z.int().check(z.gte(0));

/**
 * ST69: the server's word for how much exam time an attempt had used. It names the head of the log that it was asked
 * for, so it stands for that place of that log alone.
 */
export const timeWordSchema = z.object({
  kind: z.literal('time'),
  attemptId: idSchema,
  userId: idSchema,
  /** Head of the log up to the event that has the word. */
  head: digestSchema,
  /** Exam time used, milliseconds. */
  elapsedMs: milliseconds,
  /** When it was said, by the server's clock, epoch milliseconds. */
  at: milliseconds,
  keyId: z.string(),
});

export type TimeWord = z.infer<typeof timeWordSchema>;
