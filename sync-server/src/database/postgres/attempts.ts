import { doublePrecision, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { Receipt, ResponseOnWire } from '@exam/shared-schema/attempt';
import type { AttemptFlag } from '@exam/shared-schema/contract';
import { flag, json, optionalTime, text, time } from './columns.ts';
import { packageVersions } from './packages.ts';
import { papers } from './papers.ts';
import { users } from './users.ts';

export const attempts = pgTable(
  'attempts',
  {
    id: text().primaryKey(),
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
    startedAt: time(),
    submittedAt: time(),
    receivedAt: time(),
    totalTimeSeconds: integer().notNull(),
    flags: json<readonly AttemptFlag[]>().notNull(),
    ranked: flag(),
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
    index('attempts_user_paper').on(table.userId, table.paperId),
    index('attempts_user_recent').on(table.userId, table.submittedAt),
    index('attempts_standings').on(table.paperId, table.ranked, table.score),
    index('attempts_received').on(table.receivedAt),
  ],
);

export const supersededAttempts = pgTable(
  'superseded_attempts',
  {
    attemptId: text()
      .notNull()
      .references(() => attempts.id),
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
    primaryKey({ columns: [table.attemptId, table.head] }),
    index('superseded_user').on(table.userId),
  ],
);

export const attemptDrafts = pgTable(
  'attempt_drafts',
  {
    attemptId: text().primaryKey(),
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
    updatedAt: time(),
    lastEventAt: optionalTime(),
  },
  (table) => [index('attempt_drafts_user').on(table.userId, table.updatedAt)],
);

export const draftEvents = pgTable(
  'draft_events',
  {
    attemptId: text()
      .notNull()
      .references(() => attemptDrafts.attemptId, { onDelete: 'cascade' }),
    fromSeq: integer().notNull(),
    events: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.fromSeq] })],
);
