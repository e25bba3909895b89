import { blob, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import { optionalTime, time } from './columns.ts';
import { subjects, topics } from './catalogue.ts';
import { users } from './users.ts';

/** An option as the bank keeps it. `fixed` stays in its place when options are shuffled ('None of these'). */
export interface StoredOption {
  readonly _id: string;
  readonly text: string;
  readonly fixed?: boolean;
}

/** Translations of a question, by language tag; the options have the ids of the original ones. */
export type StoredTranslations = Readonly<
  Record<
    string,
    { readonly text: string; readonly options: readonly { readonly _id: string; readonly text: string }[] }
  >
>;

export const questions = sqliteTable(
  'questions',
  {
    id: text().primaryKey(),
    type: text({ enum: ['MCQ', 'MSQ', 'Numerical'] }).notNull(),
    text: text().notNull(),
    options: text({ mode: 'json' }).$type<readonly StoredOption[]>().notNull(),
    key: text({ mode: 'json' }).$type<AnswerKey>().notNull(),
    explanation: text(),
    /** 1 to 10. */
    difficulty: integer().notNull(),
    subjectId: text().references(() => subjects.id),
    topicId: text().references(() => topics.id),
    diagramUrl: text(),
    diagramAlt: text(),
    diagramLatex: text(),
    /** Null if the question has only one language. */
    translations: text({ mode: 'json' }).$type<StoredTranslations>(),
    /** Where it came from and its key there: importing the same source twice adds nothing. */
    sourceName: text().notNull(),
    sourceKey: text().notNull(),
    createdAt: time(),
    /** BK1: the last row of question_changes about it; null if it is as it was created. */
    changeId: text(),
  },
  (table) => [
    uniqueIndex('questions_source').on(table.sourceName, table.sourceKey),
    index('questions_topic').on(table.topicId, table.type, table.difficulty),
    index('questions_subject').on(table.subjectId, table.type, table.difficulty),
    index('questions_created').on(table.createdAt),
  ],
);

/** What of a question has changed, by column. */
export type QuestionMembers = Readonly<Record<string, unknown>>;

/**
 * BK1: what was changed of which question, by whom and why. Append-only; triggers refuse a change of a question, or its
 * removal, that has no row here.
 */
export const questionChanges = sqliteTable(
  'question_changes',
  {
    id: text().primaryKey(),
    /** No reference: the row stays when the question is removed. */
    questionId: text().notNull(),
    kind: text({ enum: ['edited', 'key-corrected', 'removed'] }).notNull(),
    /** The administrator; null for a command. */
    changedBy: text().references(() => users.id),
    changedAt: time(),
    reason: text().notNull(),
    /** The columns that differ. */
    before: text({ mode: 'json' }).$type<QuestionMembers>().notNull(),
    after: text({ mode: 'json' }).$type<QuestionMembers>().notNull(),
  },
  (table) => [index('question_changes_question').on(table.questionId, table.changedAt)],
);

/** BK2: a corrected key and how far the attempts that it concerns have been marked again. */
export const keyCorrections = sqliteTable(
  'key_corrections',
  {
    /** Of its row in question_changes. */
    changeId: text()
      .primaryKey()
      .references(() => questionChanges.id),
    questionId: text()
      .notNull()
      .references(() => questions.id),
    /** The package versions that hold the question. */
    versions: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    /** How many attempts are to be marked again, and how many have been. */
    attempts: integer().notNull(),
    marked: integer().notNull().default(0),
    createdAt: time(),
    /** When the attempts and the statistics of their papers followed it; null while they do not. */
    finishedAt: optionalTime(),
  },
  (table) => [index('key_corrections_newest').on(table.createdAt)],
);

export const media = sqliteTable('media', {
  sha256: text().primaryKey(),
  mime: text().notNull(),
  bytes: blob({ mode: 'buffer' }).notNull(),
  /** Bytes. */
  size: integer().notNull(),
});
