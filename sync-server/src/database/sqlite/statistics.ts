import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from './columns.ts';
import { papers } from './papers.ts';
import { questions } from './questions.ts';

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
