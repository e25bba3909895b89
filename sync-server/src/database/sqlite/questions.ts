import { blob, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import { time } from './columns.ts';
import { subjects, topics } from './catalogue.ts';

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
  },
  (table) => [
    uniqueIndex('questions_source').on(table.sourceName, table.sourceKey),
    index('questions_topic').on(table.topicId, table.type, table.difficulty),
    index('questions_subject').on(table.subjectId, table.type, table.difficulty),
    index('questions_created').on(table.createdAt),
  ],
);

export const media = sqliteTable('media', {
  sha256: text().primaryKey(),
  mime: text().notNull(),
  bytes: blob({ mode: 'buffer' }).notNull(),
  /** Bytes. */
  size: integer().notNull(),
});
