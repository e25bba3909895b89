import { sql } from 'drizzle-orm';
import { doublePrecision, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { Receipt, ResponseOnWire } from '@exam/shared-schema/attempt';
import type { AttemptFlag } from '@exam/shared-schema/contract';
import { flag, json, optionalTime, text, time } from './columns.ts';
import { packageVersions } from './packages.ts';
import { papers } from './papers.ts';
import { users } from './users.ts';
import type { AttemptClaims } from '../sqlite/attempts.ts';

export const attempts = pgTable(
  'attempts',
  {
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
    responses: json<readonly ResponseOnWire[]>().notNull(),
    log: text(),
    claims: json<AttemptClaims>().notNull(),
    startedAt: time(),
    submittedAt: time(),
    receivedAt: time(),
    totalTimeSeconds: integer().notNull(),
    flags: json<readonly AttemptFlag[]>().notNull(),
    ranked: flag(),
    isDoubted: flag(),
    scoreExact: text().notNull(),
    score: doublePrecision().notNull(),
    correct: integer().notNull(),
    incorrect: integer().notNull(),
    unanswered: integer().notNull(),
    accuracy: doublePrecision().notNull(),
    keyVersion: integer().notNull(),
    engineVersion: integer().notNull(),
    receipt: json<Receipt>().notNull(),
    deviceId: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.userId] }),
    index('attempts_user_paper').on(table.userId, table.paperId),
    index('attempts_user_recent').on(table.userId, table.submittedAt),
    index('attempts_standings').on(table.paperId, table.ranked, table.score),
    index('attempts_received').on(table.receivedAt),
    index('attempts_doubted')
      .on(table.receivedAt)
      .where(sql`${table.isDoubted}`),
  ],
);

export const supersededAttempts = pgTable(
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
    receipt: json<Receipt>().notNull(),
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

export const attemptDrafts = pgTable(
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
    nextSeq: integer().notNull(),
    head: text().notNull(),
    ownLength: integer().notNull(),
    ownHead: text().notNull(),
    firstContactAt: time(),
    updatedAt: time(),
    lastEventAt: optionalTime(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.userId] }),
    index('attempt_drafts_user').on(table.userId, table.updatedAt),
    index('attempt_drafts_paper').on(table.userId, table.paperId),
  ],
);

export const draftEvents = pgTable(
  'draft_events',
  {
    attemptId: text().notNull(),
    userId: text().notNull(),
    fromSeq: integer().notNull(),
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

export const rankDecisions = pgTable(
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
  ],
);
