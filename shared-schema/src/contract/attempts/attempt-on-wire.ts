import * as z from 'zod/mini';
import { digestSchema, idSchema, MAX_LOG_LENGTH } from '../../attempt/events.ts';
import { MOST_QUESTIONS } from '../../paper-package/limits.ts';
import { answerSchema } from '../../question-types/index.ts';

/** A year, seconds. */
export const MAX_SECONDS = 31_536_000;
export const MAX_VISITS = 100_000;
/** Characters. */
export const MAX_TICKET_LENGTH = 5000;
/** Characters of a time as text. */
export const MAX_TIME_LENGTH = 40;

const isoTime = z
  .string()
  .check(z.maxLength(MAX_TIME_LENGTH), z.refine(isTimeOfOurs, 'Not a time between the years 2000 and 2200'));

/** A time by the device's clock, however wrong that clock is. */
const deviceTime = z.string().check(
  z.maxLength(MAX_TIME_LENGTH),
  z.refine((text) => !Number.isNaN(Date.parse(text)), 'Not a time'),
);

const EARLIEST_MS = Date.UTC(2000, 0, 1);
const LATEST_MS = Date.UTC(2200, 0, 1);

/** Whether an attempt can have taken place at this time. Other times are wrong, and some of them cannot be stored. */
export function isTimeOfOurs(text: string): boolean {
  const at = Date.parse(text);
  return at >= EARLIEST_MS && at < LATEST_MS;
}

const seconds = z.number().check(z.gte(0), z.lte(MAX_SECONDS));

export const responseSchema = z.object({
  questionId: idSchema,
  selectedAnswer: z.optional(z.nullable(answerSchema)),
  /** Time that the question was on the screen over all visits, seconds. */
  timeTaken: z.optional(seconds),
  isSkipped: z.optional(z.boolean()),
  markedForReview: z.optional(z.boolean()),
  visits: z.optional(z.int().check(z.gte(0), z.lte(MAX_VISITS))),
  answeredAt: z.optional(z.nullable(deviceTime)),
});

/** How far the device's clock was off when it was last compared with the server's; null if it never was. */
export const clockEvidenceSchema = z.object({
  /** Server time minus device time, milliseconds. */
  offsetMs: z.nullable(z.number()),
  /** When it was compared, by the device's clock, epoch milliseconds. */
  measuredAt: z.nullable(z.number()),
});

/**
 * An attempt as it is handed in. Only plain clients omit the `log` (ST5). The app sends the log and the digest of the
 * answers that it showed instead of repeating the answers, which more than halves the bytes (SY12).
 */
export const attemptSchema = z.object({
  attemptId: z.optional(idSchema),
  userId: z.optional(idSchema),
  testId: idSchema,
  packageVersion: z.optional(digestSchema),
  responses: z.array(responseSchema).check(z.maxLength(MOST_QUESTIONS)),
  /** SHA-256 of answersText: the answers that the device read from the log. */
  answersDigest: z.optional(digestSchema),
  submissionType: z.optional(z.enum(['final', 'auto', 'draft'])),
  /** Exam time used, seconds. */
  totalTimeTaken: z.optional(seconds),
  /** ISO 8601, by the device's clock; `submittedAt` alike. */
  startedAt: z.optional(isoTime),
  submittedAt: z.optional(isoTime),
  deviceId: z.optional(idSchema),
  ticket: z.optional(z.string().check(z.maxLength(MAX_TICKET_LENGTH))),
  clock: z.optional(clockEvidenceSchema),
  /** `events`: the log's text, see logText; the head is the digest of exactly this text (AT2). */
  log: z.optional(z.object({ head: digestSchema, events: z.string().check(z.maxLength(MAX_LOG_LENGTH)) })),
});

export type AttemptOnWire = z.infer<typeof attemptSchema>;

/** What the server noticed about an attempt. A flag never causes an attempt to be refused (SY5). */
export const attemptFlags = [
  'no-log',
  'log-broken',
  'log-differs',
  'late',
  'over-time',
  'before-ticket',
  'clock-jumped',
  'clock-offset',
  'unsealed',
  'superseded',
  'no-ticket',
  'account-disabled',
  'newer-log',
  /** The log reclaims exam time without a time statement signed by the server (ST69). */
  'time-claimed',
  /** The clocks in the log do not show whether the attempt exceeded its time by more than two minutes (ST70). */
  'time-unclear',
  /** The log has no start event or more than one (ST70). */
  'start-unclear',
  /** The server already had another log of this student for this paper, or a different version of this log (ST70). */
  'restarted',
  /** Answers given faster than a person can read. */
  'too-fast',
  /** Started outside the paper's window (ST74). */
  'outside-window',
  /** The log claims a start after the server received it, or after the server already knew of the attempt (ST80). */
  'future-start',
  /** The paper was encrypted, and was opened before its key was released (ED7). */
  'opened-early',
  /** A person has to judge some of its answers (QT6). */
  'pending-review',
] as const;
export type AttemptFlag = (typeof attemptFlags)[number];

export const attemptParams = z.object({ attemptId: idSchema });
