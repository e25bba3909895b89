import * as z from 'zod/mini';
import { digestSchema, idSchema, LONGEST_PAPER, mostAttemptBytes } from '../../attempt/events.ts';
import { receiptSchema } from '../../attempt/receipt.ts';
import { defineCall } from '../call.ts';
import { attemptSchema, MAX_TICKET_LENGTH } from './attempt-on-wire.ts';
import { resultSchema } from './results-on-wire.ts';

/** AC41: the largest attempt at the longest paper, bytes. A ticket sets the lower limit of its own paper. */
export const ATTEMPT_BODY_LIMIT = mostAttemptBytes(LONGEST_PAPER);
/** The most attempts in one sync call. The app sends at most five. */
export const SYNC_BATCH = 10;
/** AC41: the limit for several attempts in one sync call together, bytes. A single attempt may be larger. */
export const SYNC_BATCH_BYTES = 1024 * 1024;
/** The request body around the attempts of a sync call, bytes. */
export const SYNC_ENVELOPE_BYTES = 1024;

export const createAttempt = defineCall({
  name: 'attempts.create',
  summary: 'Hand in one attempt: 201 the first time, 200 on a repeat of the same attemptId (SY3, ST6)',
  method: 'POST',
  path: '/test-attempts/create_test_attempt',
  access: 'ticket-or-signed-in',
  status: [201, 200],
  body: attemptSchema,
  answer: z.object({ data: resultSchema }),
  bodyLimit: ATTEMPT_BODY_LIMIT,
});

export const syncedAttemptSchema = z.object({
  attemptId: z.nullable(z.string()),
  status: z.enum(['accepted', 'duplicate', 'rejected']),
  /** A handInResultSchema. Only its receipt is checked here, so that a result that this version cannot read does not keep the entry in the outbox (SY11). */
  results: z.optional(z.looseObject({ receipt: receiptSchema })),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
});
export type SyncedAttempt = z.infer<typeof syncedAttemptSchema>;

export const syncAttempts = defineCall({
  name: 'attempts.sync',
  summary: 'Hand in up to 10 attempts; each is checked separately, answers in order',
  method: 'POST',
  path: '/test-attempts/sync',
  access: 'ticket-or-signed-in',
  /** Items are checked one by one, so that a malformed item does not block the others. */
  body: z.object({
    attempts: z.array(z.unknown()).check(z.minLength(1), z.maxLength(SYNC_BATCH)),
    /** SY14: 'summary' if the questions of the results are requested later; absent means 'whole'. */
    results: z.optional(z.enum(['summary', 'whole'])),
  }),
  answer: z.object({ data: z.array(syncedAttemptSchema), serverTime: z.string() }),
  bodyLimit: ATTEMPT_BODY_LIMIT + SYNC_ENVELOPE_BYTES,
});

/** The most attempts in one call of `knownAttempts`. */
export const KNOWN_BATCH = 100;

export const knownAttempts = defineCall({
  name: 'attempts.known',
  summary: 'Which receipted hand-ins the server has lost, because it was restored from a backup (SY10)',
  method: 'POST',
  path: '/test-attempts/known',
  access: 'ticket-or-signed-in',
  /** Each attempt with the ticket it was handed in with, so that callers can only ask about their own attempts. */
  body: z.object({
    attempts: z
      .array(
        z.object({
          attemptId: idSchema,
          head: digestSchema,
          ticket: z.optional(z.string().check(z.maxLength(MAX_TICKET_LENGTH))),
        }),
      )
      .check(z.minLength(1), z.maxLength(KNOWN_BATCH)),
  }),
  answer: z.object({
    data: z.object({
      lacking: z.array(idSchema),
      /** Hand-ins received up to this time are in a backup; null before the first one. ISO 8601 UTC. */
      backedUpThrough: z.nullable(z.string()),
    }),
    serverTime: z.string(),
  }),
  bodyLimit: 1024 * 1024,
});
