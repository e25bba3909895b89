import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import { flag, time } from './columns.ts';
import { papers } from './papers.ts';
import { users } from './users.ts';

/** The explanation of one question: in the paper's first language only, or with translations by language tag. */
export type StoredExplanation =
  | string
  | { readonly text: string; readonly translations: Readonly<Record<string, string>> };

/** Every version ever published, kept forever: attempts name the version they were sat on (PK5). */
export const packageVersions = sqliteTable(
  'package_versions',
  {
    version: text().primaryKey(),
    paperId: text()
      .notNull()
      .references(() => papers.id),
    /** The package as sent, canonical JSON. */
    content: text().notNull(),
    /** Length of the content in UTF-8. */
    bytes: integer().notNull(),
    createdAt: time(),
  },
  (table) => [index('package_versions_paper').on(table.paperId, table.createdAt)],
);

/** The questions of each version, which decides whose key it contained and who has seen what. */
export const packageQuestions = sqliteTable(
  'package_questions',
  {
    packageVersion: text()
      .notNull()
      .references(() => packageVersions.version),
    /** No reference: a version outlives its questions in the bank. */
    questionId: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.packageVersion, table.questionId] }),
    index('package_questions_question').on(table.questionId),
  ],
);

export const answerKeys = sqliteTable(
  'answer_keys',
  {
    packageVersion: text()
      .notNull()
      .references(() => packageVersions.version),
    keyVersion: integer().notNull(),
    keys: text({ mode: 'json' }).$type<Readonly<Record<string, AnswerKey>>>().notNull(),
    /** By question id. */
    explanations: text({ mode: 'json' }).$type<Readonly<Record<string, StoredExplanation>>>().notNull(),
    createdAt: time(),
  },
  (table) => [primaryKey({ columns: [table.packageVersion, table.keyVersion] })],
);

export const issues = sqliteTable(
  'issues',
  {
    ticketId: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    paperId: text()
      .notNull()
      .references(() => papers.id),
    packageVersion: text()
      .notNull()
      .references(() => packageVersions.version),
    ticket: text().notNull(),
    /** Tokens: the price at the time of issue, and the amount charged. */
    price: integer().notNull(),
    charged: integer().notNull(),
    /** PL4: whether a plan covered the price; set only on the first issued version of a paper. */
    byPlan: flag().default(false),
    issuedAt: time(),
  },
  (table) => [
    uniqueIndex('issues_once').on(table.userId, table.paperId, table.packageVersion),
    index('issues_paper').on(table.paperId, table.userId),
    index('issues_by_plan')
      .on(table.userId, table.issuedAt)
      .where(sql`${table.byPlan}`),
  ],
);
