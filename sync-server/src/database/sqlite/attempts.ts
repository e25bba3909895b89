import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Receipt, ResponseOnWire } from '@exam/shared-schema/attempt';
import { challengeStates, type AttemptFlag, type AttemptOnWire } from '@exam/shared-schema/contract';
import { flag, optionalTime, time } from './columns.ts';
import { packageVersions } from './packages.ts';
import { papers } from './papers.ts';
import { keyCorrections, questions } from './questions.ts';
import { users } from './users.ts';

/** What a device sends about an attempt besides its log; responses only if they differ from the log. */
export type AttemptClaims = Partial<Pick<AttemptOnWire, 'clock' | 'responses' | 'answersDigest'>>;

export const attempts = sqliteTable(
  'attempts',
  {
    /** Generated on the device. Unique per user, so that a user cannot occupy another user's id (ST72). */
    id: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    paperId: text()
      .notNull()
      .references(() => papers.id),
    packageVersion: text()
      .notNull()
      .references(() => packageVersions.version),
    head: text().notNull(),
    answersDigest: text().notNull(),
    /** The answers that were marked, one per question in the paper's order. */
    responses: text({ mode: 'json' }).$type<readonly ResponseOnWire[]>().notNull(),
    /** The log text that the head is the hash of (AT2), see logText; null for a plain client. */
    log: text(),
    /** What the device claims besides its log. */
    claims: text({ mode: 'json' }).$type<AttemptClaims>().notNull(),
    /** By the device's clock, from the log or as the client claims, epoch ms. */
    startedAt: time(),
    submittedAt: time(),
    receivedAt: time(),
    totalTimeSeconds: integer().notNull(),
    flags: text({ mode: 'json' }).$type<readonly AttemptFlag[]>().notNull(),
    ranked: flag(),
    /** ST70: an administrator has to decide whether it ranks. */
    isDoubted: flag(),
    /** Caches of mark(package, key keyVersion, responses), for sorting and standings. */
    scoreExact: text().notNull(),
    /** scoreExact as the nearest number, for sorting. */
    score: real().notNull(),
    correct: integer().notNull(),
    incorrect: integer().notNull(),
    unanswered: integer().notNull(),
    /** Percent. */
    accuracy: real().notNull(),
    keyVersion: integer().notNull(),
    engineVersion: integer().notNull(),
    receipt: text({ mode: 'json' }).$type<Receipt>().notNull(),
    deviceId: text(),
    /** ST68: made by the demo's simulation. It never ranks. */
    isDemo: flag().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.userId] }),
    index('attempts_user_paper').on(table.userId, table.paperId),
    index('attempts_user_recent').on(table.userId, table.submittedAt),
    index('attempts_standings').on(table.paperId, table.ranked, table.score),
    index('attempts_received').on(table.receivedAt),
    // For finding attempts marked with an older key, and for reading all attempts of a version in pages.
    index('attempts_marked_by').on(table.packageVersion, table.keyVersion, table.id),
    // Partial, so that most hand-ins do not write to it.
    index('attempts_doubted')
      .on(table.receivedAt)
      .where(sql`${table.isDoubted}`),
    // Partial as well: counts the attempts that a flag keeps from ranking from the index alone.
    index('attempts_flagged')
      .on(table.paperId, table.flags, table.isDoubted, table.ranked, table.isDemo, table.userId, table.id)
      .where(sql`${table.flags} <> '[]'`),
    // IN6: for their list, filtered by a flag. A later page is found in the index alone.
    index('attempts_flagged_newest')
      .on(table.receivedAt, table.id, table.flags, table.userId)
      .where(sql`${table.flags} <> '[]'`),
  ],
);

/** Hand-ins that came after another log of the same attempt: kept whole, never merged, never marked (SY6, ST6). */
export const supersededAttempts = sqliteTable(
  'superseded_attempts',
  {
    attemptId: text().notNull(),
    head: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    paperId: text()
      .notNull()
      .references(() => papers.id),
    body: text().notNull(),
    receivedAt: time(),
    receipt: text({ mode: 'json' }).$type<Receipt>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.userId, table.head] }),
    foreignKey({
      columns: [table.attemptId, table.userId],
      foreignColumns: [attempts.id, attempts.userId],
    }),
    index('superseded_user').on(table.userId),
  ],
);

export const attemptDrafts = sqliteTable(
  'attempt_drafts',
  {
    attemptId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    paperId: text()
      .notNull()
      .references(() => papers.id),
    packageVersion: text()
      .notNull()
      .references(() => packageVersions.version),
    /** The seq of the next event: the number of events in the draft. */
    nextSeq: integer().notNull(),
    head: text().notNull(),
    /**
     * The log up to the event where another device continued it, as its length in characters and its head. Every honest log
     * of this attempt starts with it, whichever device hands it in (ST70).
     */
    ownLength: integer().notNull(),
    ownHead: text().notNull(),
    /** The server's first contact with the attempt, which is after its start (ST69), epoch ms. */
    firstContactAt: time(),
    updatedAt: time(),
    /** When its last event happened, by the best estimate of the server's clock, epoch ms; null before the first event. */
    lastEventAt: optionalTime(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.userId] }),
    index('attempt_drafts_user').on(table.userId, table.updatedAt),
    index('attempt_drafts_paper').on(table.userId, table.paperId),
  ],
);

export const draftEvents = sqliteTable(
  'draft_events',
  {
    attemptId: text().notNull(),
    userId: text().notNull(),
    /** The seq of the first event in this row. */
    fromSeq: integer().notNull(),
    /** Text of the log from that event on, see logText. */
    events: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.userId, table.fromSeq] }),
    foreignKey({
      columns: [table.attemptId, table.userId],
      foreignColumns: [attemptDrafts.attemptId, attemptDrafts.userId],
    }).onDelete('cascade'),
  ],
);

/** ST70: administrators' decisions on doubted attempts. Append-only. */
export const rankDecisions = sqliteTable(
  'rank_decisions',
  {
    attemptId: text().notNull(),
    userId: text().notNull(),
    ranked: flag(),
    reason: text().notNull(),
    decidedBy: text()
      .notNull()
      .references(() => users.id),
    decidedAt: time(),
  },
  (table) => [
    foreignKey({
      columns: [table.attemptId, table.userId],
      foreignColumns: [attempts.id, attempts.userId],
    }),
    index('rank_decisions_attempt').on(table.attemptId, table.userId, table.decidedAt),
    index('rank_decisions_time').on(table.decidedAt),
  ],
);

/** KC1: a student's objection to the key of a question, once per question. */
export const keyChallenges = sqliteTable(
  'key_challenges',
  {
    id: text().primaryKey(),
    attemptId: text().notNull(),
    userId: text().notNull(),
    paperId: text()
      .notNull()
      .references(() => papers.id),
    questionId: text()
      .notNull()
      .references(() => questions.id),
    text: text().notNull(),
    state: text({ enum: challengeStates }).notNull().default('open'),
    /** The administrator's answer; null while it is open. */
    answer: text(),
    createdAt: time(),
    answeredAt: optionalTime(),
  },
  (table) => [
    uniqueIndex('key_challenges_once').on(table.userId, table.questionId),
    index('key_challenges_question').on(table.questionId, table.state),
    index('key_challenges_newest').on(table.createdAt, table.id),
    index('key_challenges_state').on(table.state, table.createdAt),
    foreignKey({
      columns: [table.attemptId, table.userId],
      foreignColumns: [attempts.id, attempts.userId],
    }),
  ],
);

/** BK3: scores before and after, for each student whose result a corrected key has changed. */
export const resultNotes = sqliteTable(
  'result_notes',
  {
    attemptId: text().notNull(),
    userId: text().notNull(),
    /** The correction, see keyCorrections. */
    changeId: text()
      .notNull()
      .references(() => keyCorrections.changeId),
    scoreBefore: text().notNull(),
    scoreAfter: text().notNull(),
    createdAt: time(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.userId, table.changeId] }),
    foreignKey({
      columns: [table.attemptId, table.userId],
      foreignColumns: [attempts.id, attempts.userId],
    }),
    index('result_notes_user').on(table.userId, table.createdAt),
  ],
);
