import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { CountsAs } from '@exam/shared-schema/marking';
import type { Answer } from '@exam/shared-schema/question-types';
import { attempts } from './attempts.ts';
import { flag, time } from './columns.ts';
import { answerFigures, renewedFigures } from './figures.ts';
import { papers } from './papers.ts';
import { questions } from './questions.ts';

/** FA1: the attempts whose answers are in marked_answers, with the state that these and the counts of papers have. */
export const markedAttempts = sqliteTable(
  'marked_attempts',
  {
    /** Consecutive, in the order in which they were added. */
    number: integer().notNull(),
    attemptId: text().notNull(),
    userId: text().notNull(),
    /** On which it was received, in India (SG2), in days since 1970. */
    day: integer().notNull(),
    /** The key that its answers are marked with. */
    keyVersion: integer().notNull(),
    /** Whether its answers are in the counts of its paper, as those of ranked attempts are. */
    ranked: flag(),
  },
  (table) => [
    primaryKey({ columns: [table.number] }),
    uniqueIndex('marked_attempts_attempt').on(table.attemptId, table.userId),
    // For the last day of a student (FG4).
    index('marked_attempts_user').on(table.userId, table.day),
    foreignKey({
      columns: [table.attemptId, table.userId],
      foreignColumns: [attempts.id, attempts.userId],
    }),
  ],
);

/**
 * FA2: the questions of attempts, marked. Append-only: a corrected key adds the answers that it marks differently, and of
 * the rows of an answer the one with the newest key counts.
 */
export const markedAnswers = sqliteTable(
  'marked_answers',
  {
    /** See markedAttempts. */
    attempt: integer()
      .notNull()
      .references(() => markedAttempts.number),
    /** Of the question in the paper, from 0. */
    position: integer().notNull(),
    keyVersion: integer().notNull(),
    questionId: text().notNull(),
    /** Position of its section in the paper, from 0. */
    section: integer().notNull(),
    /** As in the package. */
    topic: text().notNull(),
    /** 1 to 10, as in the bank when the row was added; null if the bank no longer has the question. */
    difficulty: integer(),
    outcome: text().$type<CountsAs>().notNull(),
    /** An exact fraction. */
    marks: text().notNull(),
    /** Null if the question was never opened. */
    seconds: integer(),
    answer: text({ mode: 'json' }).$type<Answer>(),
  },
  (table) => [primaryKey({ columns: [table.attempt, table.position, table.keyVersion] })],
);

/**
 * FG2: what the figures of the console are sums of, by day. Those in `answerFigures` change in the transactions that change
 * marked answers; a job renews the others. Clustered by its key (WITHOUT ROWID, written into the migration by hand).
 */
export const dailyFigures = sqliteTable(
  'daily_figures',
  {
    figure: text({ enum: [...answerFigures, ...renewedFigures] }).notNull(),
    /** In India (SG2), in days since 1970. */
    day: integer().notNull(),
    /** Of the questions, 1 to 10; 0 if it is unknown, and for figures that are not by difficulty. */
    difficulty: integer().notNull(),
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.figure, table.day, table.difficulty] })],
);

/** Counts over the ranked attempts at a paper, updated in the background. Times are counts by bucket, see time-buckets.ts. */
export const questionStatistics = sqliteTable(
  'question_statistics',
  {
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    questionId: text()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    attempts: integer().notNull(),
    correct: integer().notNull(),
    times: text({ mode: 'json' }).$type<readonly number[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.questionId] })],
);

/** RK5: the distribution of marks in each section over the ranked attempts, updated in the background. */
export const sectionStatistics = sqliteTable(
  'section_statistics',
  {
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    /** Position in the paper, from 0. */
    position: integer().notNull(),
    title: text().notNull(),
    /** Number of attempts by marks with two decimals. */
    scores: text({ mode: 'json' }).$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.position] })],
);

/** Attempts at a paper per day (UTC), over the last week, for the ranking of trending papers. */
export const paperDays = sqliteTable(
  'paper_days',
  {
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    /** Days since 1970. */
    day: integer().notNull(),
    attempts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.day] }), index('paper_days_day').on(table.day)],
);

/** The attempt up to which each statistic has counted, updated in the same transaction as the counts. */
export const statisticsProgress = sqliteTable('statistics_progress', {
  name: text().primaryKey(),
  receivedAt: time(),
  attemptId: text().notNull(),
});
