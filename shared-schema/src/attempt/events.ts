import * as z from 'zod/mini';
import { answerSchema } from '../question-types/index.ts';
import { digestSchema, idSchema } from './ids.ts';

export * from './ids.ts';

export const MAX_EPOCH_MS = 8.64e15;
export const MAX_SEQ = 1_000_000;
const wallClock = z.int().check(z.gte(0), z.lte(MAX_EPOCH_MS));
const milliseconds = z.int().check(z.gte(0), z.lte(MAX_EPOCH_MS));

/**
 * What every event carries.
 * `seq` counts from 0 without gaps. `at` is the device's wall clock, epoch milliseconds.
 * `mono` is the page's monotonic clock in whole milliseconds; it starts anew with every page life.
 */
const stamp = { seq: z.int().check(z.gte(0), z.lte(MAX_SEQ)), at: wallClock, mono: milliseconds };

const ofQuestion = { questionId: idSchema };
const ofSection = { sectionId: idSchema };
/** A page life: `mono` values are comparable only within one. */
const pageLife = { session: idSchema };

export const resumeReasons = ['reload', 'other-device', 'taken-over', 'time-left'] as const;

/** AT1: the event types of an attempt's log, without their hash. */
const bodies = {
  started: z.strictObject({ ...stamp, type: z.literal('started'), ...pageLife }),
  visited: z.strictObject({ ...stamp, type: z.literal('visited'), ...ofQuestion }),
  answered: z.strictObject({ ...stamp, type: z.literal('answered'), ...ofQuestion, answer: answerSchema }),
  cleared: z.strictObject({ ...stamp, type: z.literal('cleared'), ...ofQuestion }),
  marked: z.strictObject({ ...stamp, type: z.literal('marked'), ...ofQuestion }),
  unmarked: z.strictObject({ ...stamp, type: z.literal('unmarked'), ...ofQuestion }),
  'section-entered': z.strictObject({ ...stamp, type: z.literal('section-entered'), ...ofSection }),
  'section-closed': z.strictObject({ ...stamp, type: z.literal('section-closed'), ...ofSection }),
  'left-page': z.strictObject({ ...stamp, type: z.literal('left-page') }),
  returned: z.strictObject({ ...stamp, type: z.literal('returned') }),
  'fullscreen-left': z.strictObject({ ...stamp, type: z.literal('fullscreen-left') }),
  'clock-jumped': z.strictObject({ ...stamp, type: z.literal('clock-jumped'), byMs: z.int() }),
  resumed: z.strictObject({
    ...stamp,
    type: z.literal('resumed'),
    ...pageLife,
    reason: z.enum(resumeReasons),
    /** The other device's head this log goes on from (ST13). */
    head: z.optional(digestSchema),
    /** With 'time-left' (ST12): the elapsed time that the server's clock established. */
    elapsedMs: z.optional(milliseconds),
  }),
  sealed: z.strictObject({
    ...stamp,
    type: z.literal('sealed'),
    by: z.enum(['student', 'clock']),
    /** Exam time used when the attempt was sealed; never more than the limit (AT22). */
    elapsedMs: milliseconds,
  }),
};

const hashed = { hash: digestSchema };

export const attemptEventSchema = z.discriminatedUnion('type', [
  z.extend(bodies.started, hashed),
  z.extend(bodies.visited, hashed),
  z.extend(bodies.answered, hashed),
  z.extend(bodies.cleared, hashed),
  z.extend(bodies.marked, hashed),
  z.extend(bodies.unmarked, hashed),
  z.extend(bodies['section-entered'], hashed),
  z.extend(bodies['section-closed'], hashed),
  z.extend(bodies['left-page'], hashed),
  z.extend(bodies.returned, hashed),
  z.extend(bodies['fullscreen-left'], hashed),
  z.extend(bodies['clock-jumped'], hashed),
  z.extend(bodies.resumed, hashed),
  z.extend(bodies.sealed, hashed),
]);

export type AttemptEvent = z.infer<typeof attemptEventSchema>;
export type AttemptEventType = AttemptEvent['type'];

type WithoutStamp<E> = E extends AttemptEvent ? Omit<E, 'seq' | 'at' | 'mono' | 'hash'> : never;
/** What a caller says happened; the log adds seq, clocks and hash. */
export type AttemptAction = WithoutStamp<AttemptEvent>;

type WithoutHash<E> = E extends AttemptEvent ? Omit<E, 'hash'> : never;
export type UnhashedEvent = WithoutHash<AttemptEvent>;

/** One attempt never needs more: a 300-question paper with 30 events a question stays far below. */
export const MAX_EVENTS = 20_000;
