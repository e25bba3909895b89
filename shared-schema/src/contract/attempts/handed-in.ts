import * as z from 'zod/mini';
import { handInEventSchema } from '../../attempt/events.ts';
import { defineCall } from '../call.ts';
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
