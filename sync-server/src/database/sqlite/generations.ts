import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { topics } from './catalogue.ts';
import { optionalTime, time } from './columns.ts';
import { papers } from './papers.ts';
import { questions } from './questions.ts';
import { users } from './users.ts';

/** What a student chose to be tested on. */
export interface TestChoice {
  readonly templateId: string | null;
  readonly categoryId: string;
  readonly subjectIds: readonly string[];
  readonly topicIds: readonly string[];
  /** 1 to 10. */
  readonly difficulty: { readonly min: number; readonly max: number };
}

/** GN5: a paper that was made for one student, from the moment it was asked for. */
export const paperGenerations = sqliteTable(
  'paper_generations',
  {
    paperId: text()
      .primaryKey()
      .references(() => papers.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['adaptive', 'ai'] }).notNull(),
    choice: text({ mode: 'json' }).$type<TestChoice>().notNull(),
    /** SHA-256 of the kind and the choice: asking for the same again finds it. */
    digest: text().notNull(),
    state: text({ enum: ['making', 'made', 'failed'] }).notNull(),
    /** What a student is told of a failure; null if there was none. */
    failure: text(),
    /** LM7: of a test by AI that was made: how many of its questions a language model wrote, and how many the templates. */
    madeBy: text({ mode: 'json' }).$type<{ readonly model: number; readonly embedded: number }>(),
    createdAt: time(),
    finishedAt: optionalTime(),
  },
  (table) => [
    index('paper_generations_same').on(table.userId, table.digest, table.createdAt),
    // GN6: one at a time for each user.
    uniqueIndex('paper_generations_making')
      .on(table.userId)
      .where(sql`${table.state} = 'making'`),
  ],
);

/** AB3: what a student's answers say of each topic. A cache of estimates over the attempts. */
export const abilities = sqliteTable(
  'abilities',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topicId: text()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    /** On the scale on which students are standard normal, with its standard error. */
    ability: real().notNull(),
    error: real().notNull(),
    /** How many answers it rests on. */
    answers: integer().notNull(),
    at: time(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topicId] }),
    index('abilities_topic').on(table.topicId),
  ],
);

/** AB5: how first answers to a question went, by the ability of those who gave them. */
export const calibrationCounts = sqliteTable('calibration_counts', {
  questionId: text()
    .primaryKey()
    .references(() => questions.id, { onDelete: 'cascade' }),
  /** For each step of ability, from the lowest: how many answered, and how many of them rightly. */
  answered: text({ mode: 'json' }).$type<readonly number[]>().notNull(),
  correct: text({ mode: 'json' }).$type<readonly number[]>().notNull(),
});
