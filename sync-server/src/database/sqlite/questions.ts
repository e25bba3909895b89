import { sql } from 'drizzle-orm';
import { blob, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { setKinds } from '@exam/shared-schema/paper-package';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import { pools, questionStates } from '../question-pools.ts';
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
    {
      readonly text: string;
      readonly options: readonly { readonly _id: string; readonly text: string }[];
      /** Where it was written; else that of the question's own language is told. */
      readonly explanation?: string;
    }
  >
>;

/** Words of a set of questions in other languages, by language tag. */
export type SetTranslations = Readonly<Record<string, { readonly title?: string; readonly text: string }>>;

/** BK5: a passage, table or chart with the questions about it. */
export const questionSets = sqliteTable(
  'question_sets',
  {
    id: text().primaryKey(),
    kind: text({ enum: setKinds }).notNull(),
    title: text(),
    text: text().notNull(),
    diagramUrl: text(),
    diagramAlt: text(),
    diagramLatex: text(),
    /** Null if the set has only one language. */
    translations: text({ mode: 'json' }).$type<SetTranslations>(),
    /** Where it came from and its key there, as of questions. */
    sourceName: text().notNull(),
    sourceKey: text().notNull(),
    createdAt: time(),
    /** BK1: the last row of question_changes about it; null if it is as it was created. */
    changeId: text(),
  },
  (table) => [uniqueIndex('question_sets_source').on(table.sourceName, table.sourceKey)],
);

export const questions = sqliteTable(
  'questions',
  {
    id: text().primaryKey(),
    state: text({ enum: questionStates }).notNull().default('active'),
    /** Fixed once a package holds the question (BK4). */
    pool: text({ enum: pools }).notNull().default('ranked'),
    /** What it is about, beside its subject and topic: one word or a few each. */
    keywords: text({ mode: 'json' })
      .$type<readonly string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Exact fractions, for sections that let questions have marks of their own; null if the section says. */
    marks: text(),
    negativeMarks: text(),
    /** The terms under which the text may be used; null if it is the product's own. */
    licence: text(),
    /** BK5: the set that it belongs to, and its place in it from 0. */
    setId: text().references(() => questionSets.id),
    setPosition: integer(),
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
    /** BK26: the same for questions that say the same; empty for those from before there was one. */
    likeness: text().notNull().default(''),
    /** BK27: hashes of its shingles; null for calculations and for questions from before there were any. */
    shingles: text({ mode: 'json' }).$type<readonly number[]>(),
  },
  (table) => [
    uniqueIndex('questions_source').on(table.sourceName, table.sourceKey),
    index('questions_topic').on(table.topicId, table.type, table.difficulty),
    index('questions_subject').on(table.subjectId, table.type, table.difficulty),
    // The orders of the console's list, with what it is most often narrowed by.
    index('questions_created').on(table.createdAt, table.id),
    index('questions_difficulty').on(table.difficulty, table.id),
    index('questions_in_pool').on(table.pool, table.createdAt, table.id),
    index('questions_in_state').on(table.state, table.createdAt, table.id),
    index('questions_in_subject').on(table.subjectId, table.createdAt, table.id),
    // Most questions are the product's own: what was imported is found, and its licences are told, without reading them.
    index('questions_in_licence')
      .on(table.licence, table.createdAt, table.id)
      .where(sql`${table.licence} is not null`),
    // Ids are random, so a stretch of this index from anywhere is a random sample of a topic. It covers what is asked.
    index('questions_draw').on(
      table.pool,
      table.topicId,
      table.type,
      table.id,
      table.difficulty,
      table.state,
      table.setId,
    ),
    index('questions_draw_sets')
      .on(table.pool, table.topicId, table.id)
      .where(sql`${table.setPosition} = 0`),
    uniqueIndex('questions_pool').on(table.id, table.pool),
    uniqueIndex('questions_likeness').on(table.id, table.likeness),
    uniqueIndex('questions_set').on(table.setId, table.setPosition),
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

/**
 * What the answers of students say of a question, by the three-parameter model. Apart from the question, since it is
 * measured again and again while the question stays as it is.
 */
export const calibrations = sqliteTable('calibrations', {
  questionId: text()
    .primaryKey()
    .references(() => questions.id, { onDelete: 'cascade' }),
  /** Discrimination, difficulty and the chance to guess, on the scale on which students are standard normal. */
  a: real().notNull(),
  b: real().notNull(),
  c: real().notNull(),
  /** How many answers it rests on. */
  n: integer().notNull(),
  at: time(),
});

/** BK7: the words of a question as search.ts finds it by them. A cache of what the question says. */
export const questionSearch = sqliteTable(
  'question_search',
  {
    questionId: text()
      .primaryKey()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Counts up as questions are added. */
    number: integer().notNull(),
    /** Each word once, between spaces. */
    words: text().notNull(),
  },
  (table) => [uniqueIndex('question_search_number').on(table.number)],
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
