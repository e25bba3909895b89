import type { TestFit } from '@exam/shared-schema/test-plan';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { categories, topics } from './catalogue.ts';
import { optionalTime, time } from './columns.ts';
import { papers } from './papers.ts';
import { questions } from './questions.ts';
import { users } from './users.ts';

/** A student's choice for a generated test. */
export interface TestChoice {
  readonly templateId: string | null;
  readonly categoryId: string;
  readonly subjectIds: readonly string[];
  readonly topicIds: readonly string[];
  /** 1 to 10. */
  readonly difficulty: { readonly min: number; readonly max: number };
  /** GN90: at most so many questions; as many as the template has if unset. */
  readonly questions?: number | undefined;
}

/** GN5: a paper generated for one student, from the request on. */
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
    /** SHA-256 of kind and choice, to find the test when the same is requested again. */
    digest: text().notNull(),
    state: text({ enum: ['making', 'made', 'failed'] }).notNull(),
    /** The message for the student if it failed; otherwise null. */
    failure: text(),
    /** LM7: of a finished AI test: how many of its questions a language model wrote, and how many the templates. */
    madeBy: text({ mode: 'json' }).$type<{ readonly model: number; readonly embedded: number }>(),
    /** GN11: what the test has, and how it differs from its template; null until it is made. */
    fit: text({ mode: 'json' }).$type<TestFit>(),
    createdAt: time(),
    finishedAt: optionalTime(),
  },
  (table) => [
    index('paper_generations_same').on(table.userId, table.digest, table.createdAt),
    // GN6: at most one being made per user.
    uniqueIndex('paper_generations_making')
      .on(table.userId)
      .where(sql`${table.state} = 'making'`),
  ],
);

/** AB60: the number of tests that were made for students, by exam. */
export const examTests = sqliteTable('exam_tests', {
  categoryId: text()
    .primaryKey()
    .references(() => categories.id, { onDelete: 'cascade' }),
  tests: integer().notNull(),
});

/** AB60: the questions that tests of an exam had lately: the next test has others, if there are any. */
export const questionExposures = sqliteTable(
  'question_exposures',
  {
    categoryId: text()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    questionId: text()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** The number of the test of the exam from which it is free again. */
    freeFrom: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.questionId] }),
    index('question_exposures_question').on(table.questionId),
  ],
);

/** AB3: a student's estimated ability in each topic. A cache computed from the attempts. */
export const abilities = sqliteTable(
  'abilities',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topicId: text()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    /** On a scale where students are standard normal, with its standard error. */
    ability: real().notNull(),
    error: real().notNull(),
    /** Number of answers it is based on. */
    answers: integer().notNull(),
    at: time(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topicId] }),
    index('abilities_topic').on(table.topicId),
  ],
);

/** AB5: outcomes of first answers to a question, by the ability of the students. */
export const calibrationCounts = sqliteTable('calibration_counts', {
  questionId: text()
    .primaryKey()
    .references(() => questions.id, { onDelete: 'cascade' }),
  /** For each ability step, lowest first: number of answers, and of right answers. */
  answered: text({ mode: 'json' }).$type<readonly number[]>().notNull(),
  correct: text({ mode: 'json' }).$type<readonly number[]>().notNull(),
});
