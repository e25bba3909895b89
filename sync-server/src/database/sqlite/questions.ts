import { sql } from 'drizzle-orm';
import {
  blob,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { KeyEffect } from '@exam/shared-schema/contract';
import { setKinds } from '@exam/shared-schema/paper-package';
import { type AnswerKey, questionTypeNames } from '@exam/shared-schema/question-types';
import { pools, questionStates } from './pools.ts';
import { optionalTime, time } from './columns.ts';
import { subjects, topics } from './catalogue.ts';
import { users } from './users.ts';

/** An option as stored in the bank. A `fixed` one is not shuffled ('None of these'). */
export interface StoredOption {
  readonly _id: string;
  readonly text: string;
  readonly fixed?: boolean;
  /** A row of two lists, which is matched with the options that are not rows. */
  readonly row?: boolean;
}

/** Translations of a question, by language tag; the options have the ids of the original ones. */
export type StoredTranslations = Readonly<
  Record<
    string,
    {
      readonly text: string;
      readonly options: readonly { readonly _id: string; readonly text: string }[];
      /** If absent, the explanation in the question's own language is shown. */
      readonly explanation?: string;
    }
  >
>;

/** Translations of a question set, by language tag. */
export type SetTranslations = Readonly<Record<string, { readonly title?: string; readonly text: string }>>;

/** BK5: a passage, table or chart shared by several questions. */
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
    /** Its source and its key there, as for questions. */
    sourceName: text().notNull(),
    sourceKey: text().notNull(),
    createdAt: time(),
    /** BK1: the latest row of question_changes about it; null if it was never changed. */
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
    /** Keywords besides its subject and topic, one word or a few each. */
    keywords: text({ mode: 'json' })
      .$type<readonly string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Exact fractions, for sections that allow marks per question; null if the section's marks apply. */
    marks: text(),
    negativeMarks: text(),
    /** The licence of the text; null if it is the product's own. */
    licence: text(),
    /** BK5: the set that it belongs to, and its position in it from 0. */
    setId: text().references(() => questionSets.id),
    setPosition: integer(),
    type: text({ enum: questionTypeNames }).notNull(),
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
    /** Its source and its key there: importing the same source twice adds nothing. */
    sourceName: text().notNull(),
    sourceKey: text().notNull(),
    createdAt: time(),
    /** BK1: the latest row of question_changes about it; null if it was never changed. */
    changeId: text(),
    /** BK26: a digest of the content, equal for equal questions; empty for older rows without one. */
    likeness: text().notNull().default(''),
    /** BK27: hashes of its shingles; null for calculations and for older rows without them. */
    shingles: text({ mode: 'json' }).$type<readonly number[]>(),
  },
  (table) => [
    uniqueIndex('questions_source').on(table.sourceName, table.sourceKey),
    index('questions_topic').on(table.topicId, table.type, table.difficulty),
    index('questions_subject').on(table.subjectId, table.type, table.difficulty),
    // Partial, because most questions have no licence: lists the licences without scanning the rest.
    index('questions_in_licence')
      .on(table.licence)
      .where(sql`${table.licence} is not null`),
    // Ids are random, so any range of this index is a random sample of a topic. It covers the columns that draws read.
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

/** The changed columns of a question. */
export type QuestionMembers = Readonly<Record<string, unknown>>;

/**
 * BK1: what was changed in which question, by whom and why. Append-only; triggers reject a change or removal of a question
 * without a row here.
 */
export const questionChanges = sqliteTable(
  'question_changes',
  {
    id: text().primaryKey(),
    /** Not a foreign key: the row remains when the question is removed. */
    questionId: text().notNull(),
    kind: text({ enum: ['edited', 'key-corrected', 'removed'] }).notNull(),
    /** The administrator; null for a command. */
    changedBy: text().references(() => users.id),
    changedAt: time(),
    reason: text().notNull(),
    /** Only the columns that differ. */
    before: text({ mode: 'json' }).$type<QuestionMembers>().notNull(),
    after: text({ mode: 'json' }).$type<QuestionMembers>().notNull(),
  },
  (table) => [index('question_changes_question').on(table.questionId, table.changedAt)],
);

/**
 * The three-parameter model of a question, estimated from students' answers. In its own table, since it is recomputed
 * regularly while the question does not change.
 */
export const calibrations = sqliteTable('calibrations', {
  questionId: text()
    .primaryKey()
    .references(() => questions.id, { onDelete: 'cascade' }),
  /** Discrimination, difficulty and guessing probability, on a scale where students are standard normal. */
  a: real().notNull(),
  b: real().notNull(),
  c: real().notNull(),
  /** Number of answers it is based on. */
  n: integer().notNull(),
  at: time(),
});

/** BK7: the search terms of a question, see search.ts. A cache of its texts. */
export const questionSearch = sqliteTable(
  'question_search',
  {
    questionId: text()
      .primaryKey()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Increases as questions are added. */
    number: integer().notNull(),
    /** Each term once, separated by spaces. */
    words: text().notNull(),
    /** BK28: what its lists are filtered by, as terms, see question-facets.ts; empty in rows from before there were any. */
    facets: text().notNull().default(''),
  },
  (table) => [uniqueIndex('question_search_number').on(table.number)],
);

/**
 * BK28: what the bank is filtered and sorted by, in narrow rows: with them even a scan of a large bank is fast. A copy of the
 * question's columns, see question-facets.ts.
 */
export const questionFacets = sqliteTable(
  'question_facets',
  {
    /** As in question_search, and in its order: the newest has the greatest. */
    number: integer().notNull(),
    questionId: text()
      .notNull()
      .references(() => questionSearch.questionId, { onDelete: 'cascade' }),
    pool: text({ enum: pools }).notNull(),
    state: text({ enum: questionStates }).notNull(),
    type: text({ enum: questionTypeNames }).notNull(),
    /** 1 to 10. */
    difficulty: integer().notNull(),
    subjectId: text(),
    topicId: text(),
    licence: text(),
  },
  (table) => [
    // On SQLite this is the rowid, in whose order the rows are stored.
    primaryKey({ columns: [table.number] }),
    uniqueIndex('question_facets_question').on(table.questionId),
    // Covers the counts of topics (BK32).
    index('question_facets_topic').on(table.topicId, table.state, table.pool, table.difficulty),
    // Covers every filter, so that a list by difficulty reads nothing else.
    index('question_facets_difficulty').on(
      table.difficulty,
      table.number,
      table.pool,
      table.state,
      table.type,
      table.subjectId,
      table.topicId,
      table.licence,
      table.questionId,
    ),
  ],
);

/** BK2: a corrected key, and the progress of marking the affected attempts again. */
export const keyCorrections = sqliteTable(
  'key_corrections',
  {
    /** The id of its row in question_changes. */
    changeId: text()
      .primaryKey()
      .references(() => questionChanges.id),
    questionId: text()
      .notNull()
      .references(() => questions.id),
    /** The package versions that contain the question. */
    versions: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    /** Number of attempts to be marked again, and of those already marked. */
    attempts: integer().notNull(),
    marked: integer().notNull().default(0),
    createdAt: time(),
    /** When attempts and statistics of their papers were up to date; null before that. */
    finishedAt: optionalTime(),
  },
  (table) => [index('key_corrections_newest').on(table.createdAt)],
);

/** BK50: what a key would change, counted before it is applied. Deleted after a week. */
export const keyPreviews = sqliteTable(
  'key_previews',
  {
    id: text().primaryKey(),
    questionId: text()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    key: text({ mode: 'json' }).$type<AnswerKey>().notNull(),
    /** Number of attempts to be read, and of those already read. */
    attempts: integer().notNull(),
    counted: integer().notNull().default(0),
    /** Null until all are read. */
    effect: text({ mode: 'json' }).$type<KeyEffect>(),
    createdAt: time(),
  },
  (table) => [index('key_previews_oldest').on(table.createdAt)],
);

export const media = sqliteTable('media', {
  sha256: text().primaryKey(),
  mime: text().notNull(),
  bytes: blob({ mode: 'buffer' }).notNull(),
  /** Bytes. */
  size: integer().notNull(),
});
