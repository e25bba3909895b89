import * as z from 'zod/mini';
import { digestSchema, idSchema, MAX_EVENTS, MAX_LOG_LENGTH } from '../../attempt/events.ts';
import { defineCall } from '../call.ts';
import { attemptParams, clockEvidenceSchema, MAX_TICKET_LENGTH } from './attempt-on-wire.ts';

/** Bytes. A device logs a few kilobytes in half a minute; this allows a log of 4,000 events that was never pushed. */
export const PROGRESS_BODY_LIMIT = 1024 * 1024;

export const putProgress = defineCall({
  name: 'attempts.putProgress',
  summary: 'Append draft events after the last acknowledged seq (ST13, SY8)',
  method: 'PUT',
  path: '/test-attempts/{attemptId}/progress',
  access: 'signed-in',
  params: attemptParams,
  body: z.object({
    testId: idSchema,
    packageVersion: digestSchema,
    /** `seq` of the first event in `events`. */
    from: z.int().check(z.gte(0), z.lte(MAX_EVENTS)),
    /** Text of the log from `from` on, see logText. */
    events: z.string().check(z.minLength(1), z.maxLength(MAX_LOG_LENGTH)),
    /** Head of the log after its last event. */
    head: digestSchema,
    clock: z.optional(clockEvidenceSchema),
  }),
  answer: z.object({
    data: z.object({
      acknowledgedSeq: z.int(),
      head: digestSchema,
      /** BA22: what the student has on the paper now; the device asks for a new ticket if it has less. */
      extraTimePercent: z.optional(z.int()),
    }),
    serverTime: z.string(),
  }),
  bodyLimit: PROGRESS_BODY_LIMIT,
});

/** ST69: how much exam time an attempt has used by the server's clock, with a statement of it signed by the server. */
const timeStatement = {
  /** Exam time used, milliseconds. */
  elapsedMs: z.int(),
  /** When it was measured, by the server's clock, epoch milliseconds. */
  at: z.int(),
  /** A signed timeStatementSchema: base64url of its JSON, a dot, base64url of the signature. */
  word: z.string(),
};

export const attemptTime = defineCall({
  name: 'attempts.time',
  summary: "How much exam time an attempt has used by the server's clock, signed (ST69)",
  method: 'POST',
  path: '/test-attempts/{attemptId}/time',
  access: 'ticket-or-signed-in',
  params: attemptParams,
  body: z.object({
    testId: idSchema,
    packageVersion: digestSchema,
    ticket: z.optional(z.string().check(z.maxLength(MAX_TICKET_LENGTH))),
    /** Head of the log that the statement is for. */
    head: digestSchema,
    /** When the attempt started, as server time computed by the device, epoch milliseconds. */
    startedAt: z.int().check(z.gte(0)),
  }),
  answer: z.object({ data: z.object(timeStatement) }),
  bodyLimit: 16 * 1024,
});

export const getProgress = defineCall({
  name: 'attempts.getProgress',
  summary: "A draft's log, for resuming on another device",
  method: 'GET',
  path: '/test-attempts/{attemptId}/progress',
  access: 'signed-in',
  params: attemptParams,
  answer: z.object({
    data: z.object({
      attemptId: idSchema,
      testId: idSchema,
      packageVersion: digestSchema,
      acknowledgedSeq: z.int(),
      head: digestSchema,
      /** The log's text, see logText. */
      events: z.string(),
      /** The ticket that the attempt started with; the other device uses the same one. */
      ticket: z.string(),
      ...timeStatement,
    }),
  }),
});

export const attemptInProgressSchema = z.object({
  attemptId: idSchema,
  testId: idSchema,
  title: z.string(),
  packageVersion: digestSchema,
  /** Download size of its paper, bytes. */
  packageBytes: z.int(),
  timingPolicy: z.enum(['continuous', 'pausable']),
  /** When the server last received events of its log, ISO 8601 UTC. */
  updatedAt: z.string(),
});
export type AttemptInProgress = z.infer<typeof attemptInProgressSchema>;

export const attemptsInProgress = defineCall({
  name: 'attempts.inProgress',
  summary: "The caller's attempts that were started and not handed in, newest first (ST13)",
  method: 'GET',
  path: '/test-attempts/in-progress',
  access: 'signed-in',
  answer: z.object({ data: z.array(attemptInProgressSchema) }),
});
