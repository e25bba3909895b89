import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from './columns.ts';
import { papers } from './papers.ts';
import { questions } from './questions.ts';

/** Counts over the ranked attempts at a paper, kept in the background. Times are counts by bucket, see time-buckets.ts. */
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

/** RK5: how many ranked attempts have which marks in a section. Kept in the background, with the counts of questions. */
export const sectionStatistics = sqliteTable(
  'section_statistics',
  {
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    /** In the paper, from 0. */
    position: integer().notNull(),
    title: text().notNull(),
    /** Marks with two decimals -> attempts. */
    scores: text({ mode: 'json' }).$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.position] })],
);

/** Attempts at a paper on one day (UTC), for the last week's: trending papers are ranked by it. */
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

/** The attempt up to which each statistic has counted: moved in the transaction that counts. */
export const statisticsProgress = sqliteTable('statistics_progress', {
  name: text().primaryKey(),
  receivedAt: time(),
  attemptId: text().notNull(),
});
