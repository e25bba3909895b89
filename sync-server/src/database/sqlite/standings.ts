import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, optionalTime, time } from './columns.ts';
import { users } from './users.ts';

// All four tables are clustered by their keys (WITHOUT ROWID, written into the migration by hand): reading a range of
// keys reads one tree instead of two, and a change writes fewer pages.

/** Why a student's standings have to be recomputed. */
const leaderboardChanges = ['hand-in', 'correction', 'ban', 'deletion', 'listing'] as const;
export type LeaderboardChange = (typeof leaderboardChanges)[number];

/**
 * The columns of an attempt at an administrators' paper (SG1) that boards need, clustered by student. Reading them from
 * `attempts` would be slow, because the log is stored in front of them.
 */
export const standingAttempts = sqliteTable(
  'standing_attempts',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    attemptId: text().notNull(),
    categoryId: text().notNull(),
    difficultyLevel: integer().notNull(),
    totalMarks: text().notNull(),
    scoreExact: text().notNull(),
    ranked: flag(),
    receivedAt: time(),
    correct: integer().notNull(),
    incorrect: integer().notNull(),
    unanswered: integer().notNull(),
    totalTimeSeconds: integer().notNull(),
    /** Set in the transaction of the change; null once the boards include it. */
    change: text({ enum: leaderboardChanges }),
    /** Until when the results of the paper are held back; null once the attempt is released to the boards. */
    heldUntil: optionalTime(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.attemptId] }),
    index('standing_attempts_held')
      .on(table.heldUntil)
      .where(sql`${table.heldUntil} is not null`),
    index('standing_attempts_changed')
      .on(table.receivedAt)
      .where(sql`${table.change} is not null`),
  ],
);

/**
 * A student on a board, for all three timeframes. `month` and `week` are those of the last ranked attempt (see
 * periods.ts): a row of an earlier month is not on the monthly board, and does not have to be removed.
 */
export const standings = sqliteTable(
  'standings',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    /** A category's id; empty for the overall board. */
    board: text().notNull(),
    /** Performance score in hundredths, and the other figures shown (see formulas.ts). */
    score: integer().notNull(),
    figures: text().notNull(),
    month: integer().notNull(),
    monthScore: integer().notNull(),
    monthFigures: text().notNull(),
    week: integer().notNull(),
    weekScore: integer().notNull(),
    weekFigures: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.board] }),
    // Including the figures, so that a page is one range of the index.
    index('standings_score').on(table.board, table.score, table.userId, table.figures),
    index('standings_month').on(table.board, table.month, table.monthScore, table.userId, table.monthFigures),
    index('standings_week').on(table.board, table.week, table.weekScore, table.userId, table.weekFigures),
  ],
);

/** Number of students of a board and period in a range of scores, see buckets.ts. */
export const standingCounts = sqliteTable(
  'standing_counts',
  {
    board: text().notNull(),
    period: integer().notNull(),
    bucket: integer().notNull(),
    students: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.board, table.period, table.bucket] })],
);

/** A board in one period. */
export const standingBoards = sqliteTable(
  'standing_boards',
  {
    board: text().notNull(),
    period: integer().notNull(),
    students: integer().notNull(),
    /** Sums over the students: total score in grains (see formulas.ts), and ranked papers. */
    total: integer().notNull(),
    tests: integer().notNull(),
    /** Increases with every change, so that a reader in several steps detects a change in between. */
    version: integer().notNull(),
    recountedAt: optionalTime(),
    recountReason: text({ enum: ['correction', 'deletion', 'ban'] }),
  },
  (table) => [primaryKey({ columns: [table.board, table.period] })],
);
