import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { json, text, time } from './columns.ts';
import { papers } from './papers.ts';
import { questions } from './questions.ts';

export const questionStatistics = pgTable(
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
    times: json<readonly number[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.questionId] })],
);

export const statisticsProgress = pgTable('statistics_progress', {
  name: text().primaryKey(),
  receivedAt: time(),
  attemptId: text().notNull(),
});
