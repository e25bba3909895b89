import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { namedSchema } from '../catalogue/student.ts';
import { messageAnswer } from '../message-answer.ts';
import { paperSummarySchema } from '../papers/student.ts';
import { joinCodeField } from './join-code.ts';

export const joinBatch = defineCall({
  name: 'batches.join',
  summary: 'Join a batch by its code (BA4)',
  method: 'POST',
  path: '/batches/join',
  access: 'signed-in',
  body: z.object({ code: joinCodeField }),
  answer: z.object({ ...messageAnswer.shape, data: namedSchema }),
});

export const assignedPapers = defineCall({
  name: 'batches.assigned',
  summary: 'The papers that are assigned to batches of the caller and have not been closed for a week (BA30)',
  method: 'GET',
  path: '/batches/assigned',
  access: 'signed-in',
  answer: z.object({
    /** Batches of the caller, by name. */
    batches: z.array(namedSchema),
    /** The next to close first. Window and price of each paper are those of its assignment. */
    data: z.array(
      z.object({
        _id: idSchema,
        batch: z.string(),
        /** Of the first attempt since the assignment; null before it is handed in. */
        attemptId: z.nullable(z.string()),
        paper: paperSummarySchema,
      }),
    ),
  }),
});
export type AssignedPaper = z.infer<(typeof assignedPapers)['answer']>['data'][number];
