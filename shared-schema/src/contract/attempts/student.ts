import * as z from 'zod/mini';
import {
  digestSchema,
  handInEventSchema,
  idSchema,
  LONGEST_PAPER,
  MAX_EVENTS,
  MAX_LOG_LENGTH,
  mostAttemptBytes,
} from '../../attempt/events.ts';
import { receiptSchema } from '../../attempt/receipt.ts';
import { answerSchema } from '../../question-types/index.ts';
import { defineCall } from '../call.ts';
import { pageAnswer, pageQuery } from '../lists.ts';

export const MAX_SECONDS = 31_536_000;
export const MAX_RESPONSES = 1000;
export const MAX_VISITS = 100_000;
export const MAX_TICKET_LENGTH = 5000;
export const MAX_TIME_LENGTH = 40;
const isoTime = z
  .string()
  .check(z.maxLength(MAX_TIME_LENGTH), z.refine(isTimeOfOurs, 'Not a time between the years 2000 and 2200'));

/** As the device's clock says, however wrong that is. */
const deviceTime = z.string().check(
  z.maxLength(MAX_TIME_LENGTH),
  z.refine((text) => !Number.isNaN(Date.parse(text)), 'Not a time'),
);

const EARLIEST_MS = Date.UTC(2000, 0, 1);
const LATEST_MS = Date.UTC(2200, 0, 1);

/** A time that an attempt can have been sat at. Of others some cannot be stored, and none is true. */
export function isTimeOfOurs(text: string): boolean {
  const at = Date.parse(text);
  return at >= EARLIEST_MS && at < LATEST_MS;
}
const seconds = z.number().check(z.gte(0), z.lte(MAX_SECONDS));

export const responseSchema = z.object({
  questionId: idSchema,
  selectedAnswer: z.optional(z.nullable(answerSchema)),
  /** Seconds that the question was on the screen, over all visits. */
  timeTaken: z.optional(seconds),
  isSkipped: z.optional(z.boolean()),
  markedForReview: z.optional(z.boolean()),
  visits: z.optional(z.int().check(z.gte(0), z.lte(MAX_VISITS))),
  answeredAt: z.optional(z.nullable(deviceTime)),
});

/** How far the device's clock was off when it was last compared with the server's; null where it never was. */
export const clockEvidenceSchema = z.object({
  /** Server time minus device time, milliseconds. */
  offsetMs: z.nullable(z.number()),
  /** By the device's clock, epoch milliseconds. */
  measuredAt: z.nullable(z.number()),
});

/**
 * An attempt on the wire (api.md). `log` is absent for plain clients only (ST5). The app sends the log with the digest of
 * the answers that it showed, instead of the answers a second time: less than half the bytes on a bad line.
 */
export const attemptSchema = z.object({
  attemptId: z.optional(idSchema),
  userId: z.optional(idSchema),
  testId: idSchema,
  packageVersion: z.optional(digestSchema),
  responses: z.array(responseSchema).check(z.maxLength(MAX_RESPONSES)),
  /** SHA-256 of answersText: what the device took the log to say. */
  answersDigest: z.optional(digestSchema),
  submissionType: z.optional(z.enum(['final', 'auto', 'draft'])),
  /** Exam time used, seconds. */
  totalTimeTaken: z.optional(seconds),
  startedAt: z.optional(isoTime),
  submittedAt: z.optional(isoTime),
  deviceId: z.optional(idSchema),
  ticket: z.optional(z.string().check(z.maxLength(MAX_TICKET_LENGTH))),
  clock: z.optional(clockEvidenceSchema),
  /** `events`: the log's text, see logText; the head is the digest of this very text (AT2). */
  log: z.optional(z.object({ head: digestSchema, events: z.string().check(z.maxLength(MAX_LOG_LENGTH)) })),
});

export type AttemptOnWire = z.infer<typeof attemptSchema>;

/** What the server noticed. It tells, and never drops an attempt (SY5). */
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
  /** Time that the log gives back to itself without the server's word (ST69). */
  'time-claimed',
  /** The clocks of the log leave open whether it took more than two minutes too long (ST70). */
  'time-unclear',
  /** The log has no start, or more than one (ST70). */
  'start-unclear',
  /** Another log of the same student at this paper, or another course of this one, had reached the server before (ST70). */
  'restarted',
  /** Answers given faster than a person can read. */
  'too-fast',
  /** Started outside the paper's window (ST74). */
  'outside-window',
] as const;
export type AttemptFlag = (typeof attemptFlags)[number];

export const resultOutcomes = [
  'correct',
  'partly-correct',
  'incorrect',
  'unanswered',
  'dropped',
  'bonus',
  'not-counted',
] as const;

/** One question of a result. Marks are numbers rounded to two decimals beside their exact fraction (SC2). */
export const resultQuestionSchema = z.object({
  questionId: idSchema,
  questionText: z.string(),
  options: z.array(z.object({ _id: idSchema, text: z.string() })),
  diagramUrl: z.optional(z.string()),
  diagramAlt: z.optional(z.string()),
  diagramLatex: z.optional(z.string()),
  topic: z.nullable(z.string()),
  section: z.string(),
  type: z.enum(['MCQ', 'MSQ', 'Numerical']),
  marks: z.number(),
  /** Non-negative magnitude (ST16). */
  negativeMarks: z.number(),
  marksObtained: z.number(),
  marksObtainedExact: z.string(),
  outcome: z.enum(resultOutcomes),
  isCorrect: z.boolean(),
  selectedAnswer: z.nullable(answerSchema),
  /** Option ids, or the accepted number or range as text. */
  correctAnswer: answerSchema,
  explanation: z.nullable(z.string()),
  /** Seconds. */
  timeTaken: z.number(),
  visits: z.int(),
  markedForReview: z.boolean(),
});
export type ResultQuestion = z.infer<typeof resultQuestionSchema>;

const tally = { correct: z.int(), incorrect: z.int(), unanswered: z.int(), total: z.int() };

const resultHead = {
  attemptId: idSchema,
  testId: idSchema,
  testTitle: z.string(),
  /** Of attemptFlags; a newer server may notice more (SY11). */
  flags: z.array(z.string()),
  receipt: receiptSchema,
};

const totalsOfAttempt = {
  totalQuestions: z.int(),
  correctAnswers: z.int(),
  wrongAnswers: z.int(),
  unanswered: z.int(),
  totalScore: z.number(),
  totalScoreExact: z.string(),
  totalMarks: z.number(),
  /** Score in percent of the marks, two decimals. */
  percentage: z.number(),
  /** Correct answers in percent of those given. */
  accuracy: z.number(),
  /** Exam time used, seconds. */
  timeSpent: z.number(),
  /** ISO 8601 UTC, by the device's clock. */
  startedAt: z.string(),
  submittedAt: z.string(),
};

const markingOfAttempt = {
  marking: z.object({
    engineVersion: z.int(),
    scheme: z.string(),
    schemeVersion: z.int(),
    keyVersion: z.int(),
  }),
};

const scoreOfAttempt = {
  ...totalsOfAttempt,
  topicWiseStats: z.array(z.object({ topic: z.string(), ...tally })),
  sectionWiseStats: z.array(
    z.object({ section: z.string(), ...tally, score: z.number(), maximum: z.number() }),
  ),
  rank: z.optional(z.int()),
  percentile: z.optional(z.number()),
  ...markingOfAttempt,
};

export const scoredResultSchema = z.object({
  ...resultHead,
  status: z.literal('scored'),
  ...scoreOfAttempt,
  detailedResults: z.array(resultQuestionSchema),
});

/** A score whose questions are asked for by themselves (SY14): they are nine tenths of a result. */
export const summaryResultSchema = z.object({
  ...resultHead,
  status: z.literal('summary'),
  ...scoreOfAttempt,
});

/** Why a result has no questions and never will: `cannot-rank`, the paper ranks and this attempt does not (ST71). */
export const scoreOnlyReasons = ['cannot-rank'] as const;
export type ScoreOnlyReason = (typeof scoreOnlyReasons)[number];

/** ST71: a score and nothing that tells a single question or follows from one. It is complete as it is. */
export const scoreOnlyResultSchema = z.object({
  ...resultHead,
  status: z.literal('score-only'),
  /** Of scoreOnlyReasons; a newer server may have others (SY11). */
  reason: z.string(),
  ...totalsOfAttempt,
  ...markingOfAttempt,
});
export type ScoreOnlyResult = z.infer<typeof scoreOnlyResultSchema>;

/** The attempt is stored and receipted; its score waits (a key that is released later, ST7). */
export const pendingResultSchema = z.object({
  ...resultHead,
  status: z.literal('pending'),
  availableAt: z.nullable(z.string()),
});

export const resultSchema = z.discriminatedUnion('status', [
  scoredResultSchema,
  pendingResultSchema,
  scoreOnlyResultSchema,
]);
export type AttemptResult = z.infer<typeof resultSchema>;
/** What a hand-in may be answered with. */
export const handInResultSchema = z.discriminatedUnion('status', [
  scoredResultSchema,
  pendingResultSchema,
  summaryResultSchema,
  scoreOnlyResultSchema,
]);
export type HandInResult = z.infer<typeof handInResultSchema>;
export type ScoredResult = z.infer<typeof scoredResultSchema>;

const attemptParams = z.object({ attemptId: idSchema });

/** AC41: what an attempt at the longest paper can need, bytes. With the ticket the limit of its own paper is known. */
export const ATTEMPT_BODY_LIMIT = mostAttemptBytes(LONGEST_PAPER);
/** Attempts in one call of sync. The app sends five at most. */
export const SYNC_BATCH = 10;
/** AC41: several attempts in one call of sync have so many bytes together, whatever their papers; one alone may have more. */
export const SYNC_BATCH_BYTES = 1024 * 1024;
/** What stands around the attempts of a call of sync, bytes. */
export const SYNC_ENVELOPE_BYTES = 1024;
/** What a device logs in half a minute is a few kilobytes; this is a log of 4,000 events that was never pushed. */
export const PROGRESS_BODY_LIMIT = 1024 * 1024;

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
  /** A handInResultSchema. Of it only the receipt lets an entry go, so a result that this version cannot read holds nothing up (SY11). */
  results: z.optional(z.looseObject({ receipt: receiptSchema })),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
});
export type SyncedAttempt = z.infer<typeof syncedAttemptSchema>;

export const syncAttempts = defineCall({
  name: 'attempts.sync',
  summary: 'Hand in up to 10 attempts; each is judged by itself, answers in order',
  method: 'POST',
  path: '/test-attempts/sync',
  access: 'ticket-or-signed-in',
  /** Items are checked one by one, so that a malformed one does not block the others. */
  body: z.object({
    attempts: z.array(z.unknown()).check(z.minLength(1), z.maxLength(SYNC_BATCH)),
    /** SY14: 'summary' where the questions of the results are asked for afterwards; whole results where absent. */
    results: z.optional(z.enum(['summary', 'whole'])),
  }),
  answer: z.object({ data: z.array(syncedAttemptSchema), serverTime: z.string() }),
  bodyLimit: ATTEMPT_BODY_LIMIT + SYNC_ENVELOPE_BYTES,
});

/** Attempts in one question of `knownAttempts`. */
export const KNOWN_BATCH = 100;

export const knownAttempts = defineCall({
  name: 'attempts.known',
  summary:
    'Which of the hand-ins that the server receipted it lacks, because it was restored from a backup (SY10)',
  method: 'POST',
  path: '/test-attempts/known',
  access: 'ticket-or-signed-in',
  /** Each attempt with the ticket that it was handed in with: nobody learns of attempts of others. */
  body: z.object({
    attempts: z
      .array(
        z.object({
          attemptId: idSchema,
          head: digestSchema,
          ticket: z.optional(z.string().check(z.maxLength(5000))),
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
    /** Seq of the first event in `events`. */
    from: z.int().check(z.gte(0), z.lte(MAX_EVENTS)),
    /** Text of the log from there on, see logText. */
    events: z.string().check(z.minLength(1), z.maxLength(MAX_LOG_LENGTH)),
    /** Head of the log after its last event. */
    head: digestSchema,
    clock: z.optional(clockEvidenceSchema),
  }),
  answer: z.object({
    data: z.object({ acknowledgedSeq: z.int(), head: digestSchema }),
    serverTime: z.string(),
  }),
  bodyLimit: PROGRESS_BODY_LIMIT,
});

/** ST69: how much exam time an attempt has used by the server's clock, and the server's signed word for it. */
const saidTime = {
  /** Exam time used, milliseconds. */
  elapsedMs: z.int(),
  /** When this was said, by the server's clock, epoch milliseconds. */
  at: z.int(),
  /** A timeWordSchema, signed: base64url of its JSON, a dot, base64url of the signature. */
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
    /** Head of the log that the word is asked for. */
    head: digestSchema,
    /** When the attempt started by the server's clock, as the device knows it, epoch milliseconds. */
    startedAt: z.int().check(z.gte(0)),
  }),
  answer: z.object({ data: z.object(saidTime) }),
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
      /** What the attempt began with: the other device sits it under the same ticket. */
      ticket: z.string(),
      ...saidTime,
    }),
  }),
});

export const attemptInProgressSchema = z.object({
  attemptId: idSchema,
  testId: idSchema,
  title: z.string(),
  packageVersion: digestSchema,
  /** What saving its paper downloads, bytes. */
  packageBytes: z.int(),
  timingPolicy: z.enum(['continuous', 'pausable']),
  /** Up to when the server has its log. ISO 8601 UTC. */
  updatedAt: z.string(),
});
export type AttemptInProgress = z.infer<typeof attemptInProgressSchema>;

export const attemptsInProgress = defineCall({
  name: 'attempts.inProgress',
  summary: "The caller's attempts that a device has begun and none has handed in, the newest first (ST13)",
  method: 'GET',
  path: '/test-attempts/in-progress',
  access: 'signed-in',
  answer: z.object({ data: z.array(attemptInProgressSchema) }),
});

export const getAttempt = defineCall({
  name: 'attempts.get',
  summary: 'The results of an attempt, for its owner or an admin',
  method: 'GET',
  path: '/test-attempts/{attemptId}',
  access: 'signed-in',
  params: attemptParams,
  answer: z.object({ data: resultSchema }),
});

/** The log of a handed-in attempt, for looking back at it: what happened, as its text says. */
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
      /** In their order; empty where the attempt came without a log (ST5). */
      events: z.array(handInEventSchema),
    }),
  }),
});
export type AttemptLog = z.infer<typeof getAttemptLog.answer>['data'];

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
    category: z.optional(idSchema),
  }),
  answer: z.object({
    ...pageAnswer,
    data: z.array(attemptHistorySchema),
    /** As `pages`. */
    totalPages: z.int(),
  }),
});
