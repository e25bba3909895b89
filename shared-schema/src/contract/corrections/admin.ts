import * as z from 'zod/mini';
import { idSchema } from '../../attempt/events.ts';
import { answerKeySchema } from '../../question-types/index.ts';
import { reasonSchema } from '../reason.ts';
import { defineCall } from '../call.ts';

/** The progress of marking the attempts that a corrected key affects again. */
export const keyCorrectionSchema = z.object({
  _id: idSchema,
  questionId: idSchema,
  reason: z.string(),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
  attempts: z.int(),
  marked: z.int(),
  /** When all of them were marked again, ISO 8601 UTC; null before that. */
  finishedAt: z.nullable(z.string()),
});
export type KeyCorrection = z.infer<typeof keyCorrectionSchema>;

export const correctKey = defineCall({
  name: 'corrections.correctKey',
  summary: 'Correct the key of a question in every paper that holds it; attempts are marked again (BK2)',
  method: 'POST',
  path: '/questions/{questionId}/key',
  access: 'admin',
  params: z.object({ questionId: idSchema }),
  body: z.object({
    key: answerKeySchema,
    reason: reasonSchema,
  }),
  /** Null if the key was unchanged. */
  answer: z.object({ data: z.nullable(keyCorrectionSchema) }),
});

export const correctionReach = defineCall({
  name: 'corrections.reach',
  summary: 'How many attempts a corrected key would have marked again (BK2)',
  method: 'GET',
  path: '/questions/{questionId}/key',
  access: 'admin',
  params: z.object({ questionId: idSchema }),
  answer: z.object({ data: z.object({ attempts: z.int() }) }),
});

export const keyCorrection = defineCall({
  name: 'corrections.one',
  summary: 'The progress of marking again after a corrected key (BK2)',
  method: 'GET',
  path: '/admin/corrections/{id}',
  access: 'admin',
  params: z.object({ id: idSchema }),
  answer: z.object({ data: keyCorrectionSchema }),
});
