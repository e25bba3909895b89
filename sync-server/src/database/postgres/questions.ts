import { index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import type { StoredOption, StoredTranslations } from '../sqlite/questions.ts';
import { bytes, json, text, time } from './columns.ts';
import { subjects, topics } from './catalogue.ts';

export const questions = pgTable(
  'questions',
  {
    id: text().primaryKey(),
    type: text({ enum: ['MCQ', 'MSQ', 'Numerical'] }).notNull(),
    text: text().notNull(),
    options: json<readonly StoredOption[]>().notNull(),
    key: json<AnswerKey>().notNull(),
    explanation: text(),
    difficulty: integer().notNull(),
    subjectId: text().references(() => subjects.id),
    topicId: text().references(() => topics.id),
    diagramUrl: text(),
    diagramAlt: text(),
    diagramLatex: text(),
    /** Null where the question has but one language. */
    translations: json<StoredTranslations>(),
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

export const media = pgTable('media', {
  sha256: text().primaryKey(),
  mime: text().notNull(),
  bytes: bytes().notNull(),
  size: integer().notNull(),
});
