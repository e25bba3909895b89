import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { MarkingScheme } from '@exam/shared-schema/marking';
import { calculatorKinds } from '@exam/shared-schema/paper-package';
import { pools } from './pools.ts';
import { flag, optionalTime, time } from './columns.ts';
import { categories, subjects } from './catalogue.ts';
import { organisation } from './organisations.ts';
import { questions } from './questions.ts';
import { examTemplates } from './templates.ts';
import { users } from './users.ts';

const resultsPolicies = ['after-sync', 'on-submit'] as const;

export const papers = sqliteTable(
  'papers',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    durationMinutes: integer().notNull(),
    /** 1 to 10. */
    difficultyLevel: integer().notNull(),
    isActive: flag(),
    isAiGenerated: flag().default(false),
    isAdaptive: flag().default(false),
    createdBy: text()
      .notNull()
      .references(() => users.id),
    /** The owner of a generated paper, who alone sees it (ST10). */
    ownerId: text().references(() => users.id),
    /** Tokens. */
    price: integer().notNull().default(0),
    resultsPolicy: text({ enum: resultsPolicies }).notNull(),
    /** ST7: when the key is released, epoch ms; null if it is not withheld. */
    keyReleaseAt: optionalTime(),
    /** ST74: when it may be started, epoch ms; null if it is always open. */
    opensAt: optionalTime(),
    closesAt: optionalTime(),
    timingPolicy: text({ enum: ['continuous', 'pausable'] }).notNull(),
    sectionTiming: text({ enum: ['free', 'locked'] }).notNull(),
    scheme: text({ mode: 'json' }).$type<MarkingScheme>().notNull(),
    /** Extra time for all students, percent of the duration. */
    extraTimePercent: integer().notNull().default(0),
    /** The calculator on the exam's screen; null if the exam has none. */
    calculator: text({ enum: calculatorKinds }),
    /** Caches of package_versions for currentVersion, written when a version is published. */
    currentVersion: text(),
    /** Bytes. */
    packageBytes: integer().notNull().default(0),
    totalQuestions: integer().notNull().default(0),
    totalMarks: text().notNull().default('0'),
    /** Caches of how many students have taken it, ever and in the last seven days, counted in the background (ST75). */
    attemptCount: integer().notNull().default(0),
    createdAt: time(),
    recentAttempts: integer().notNull().default(0),
    /** The template that it was made from; null if there was none, or if it was deleted. */
    templateId: text().references(() => examTemplates.id, { onDelete: 'set null' }),
    /** ST68: how many of `attemptCount` are simulated. */
    demoAttempts: integer().notNull().default(0),
    /** BK26: its category if the paper shares no question with other exclusive papers of it; otherwise empty. */
    exclusiveIn: text().notNull().default(''),
    organisationId: organisation(),
    /** BA14: it does not exist for students without an assignment of it. */
    isForBatches: flag().default(false),
    /** BA17: cache of the latest heldUntil of its assignments, epoch ms; null without one. */
    assignedUntil: optionalTime(),
    /** ED4: when the key of an encrypted paper is released, epoch ms; null if it is not encrypted. */
    encryptedUntil: optionalTime(),
    /** ED2: names the key; null if it is not encrypted. */
    keyId: text(),
    /** ED16: attempts end when the paper closes, whenever they began. */
    commonEnd: flag().default(false),
    /** ED20: the paper whose exam day it rehearses; null for an exam. */
    rehearsalOf: text(),
  },
  (table) => [
    index('papers_trending').on(table.isActive, table.recentAttempts, table.createdAt),
    index('papers_newest').on(table.isActive, table.createdAt),
    index('papers_difficulty').on(table.isActive, table.difficultyLevel, table.createdAt),
    index('papers_category').on(table.categoryId, table.isActive),
    index('papers_title').on(table.title, table.id),
    index('papers_created').on(table.createdAt, table.id),
    index('papers_made_by').on(table.isAiGenerated, table.createdAt, table.id),
    index('papers_owner').on(table.ownerId, table.createdAt),
    index('papers_template').on(table.templateId),
    index('papers_rehearsal').on(table.rehearsalOf),
    index('papers_organisation').on(table.organisationId, table.createdAt, table.id),
    uniqueIndex('papers_policy').on(table.id, table.resultsPolicy),
    uniqueIndex('papers_exclusive').on(table.id, table.exclusiveIn),
  ],
);

export const paperSubjects = sqliteTable(
  'paper_subjects',
  {
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    subjectId: text()
      .notNull()
      .references(() => subjects.id),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.subjectId] }),
    index('paper_subjects_subject').on(table.subjectId),
  ],
);

export const paperSections = sqliteTable(
  'paper_sections',
  {
    id: text().primaryKey(),
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    description: text(),
    marksPerQuestion: text(),
    negativeMarks: text(),
    timeLimitMinutes: integer(),
    /** How many questions count; null if all do. */
    attemptLimit: integer(),
    allowCustomMarksPerQuestion: flag().default(false),
  },
  (table) => [uniqueIndex('paper_sections_position').on(table.paperId, table.position)],
);

/**
 * BK4: copies the pool of the question and the policy of the paper, so that foreign keys and checks can keep them apart.
 * The columns exclusiveIn and likeness do the same for BK26.
 */
export const paperQuestions = sqliteTable(
  'paper_questions',
  {
    paperId: text().notNull(),
    sectionId: text()
      .notNull()
      .references(() => paperSections.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    questionId: text().notNull(),
    marks: text(),
    negativeMarks: text(),
    resultsPolicy: text({ enum: resultsPolicies }).notNull(),
    pool: text({ enum: pools }).notNull(),
    exclusiveIn: text().notNull().default(''),
    likeness: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.questionId] }),
    uniqueIndex('paper_questions_position').on(table.sectionId, table.position),
    index('paper_questions_question').on(table.questionId),
    foreignKey({
      columns: [table.paperId, table.resultsPolicy],
      foreignColumns: [papers.id, papers.resultsPolicy],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.questionId, table.pool],
      foreignColumns: [questions.id, questions.pool],
    }),
    foreignKey({
      columns: [table.paperId, table.exclusiveIn],
      foreignColumns: [papers.id, papers.exclusiveIn],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.questionId, table.likeness],
      foreignColumns: [questions.id, questions.likeness],
    }).onUpdate('cascade'),
    uniqueIndex('paper_questions_exclusive')
      .on(table.exclusiveIn, table.likeness)
      .where(sql`${table.exclusiveIn} <> ''`),
    check('paper_questions_pool', sql`(${table.pool} = 'practice') = (${table.resultsPolicy} = 'on-submit')`),
  ],
);

/** Extra time for one student on one paper, which replaces that of the student and of the paper (AT20). */
export const paperAccommodations = sqliteTable(
  'paper_accommodations',
  {
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Percent of the paper's duration. */
    extraTimePercent: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.userId] }),
    index('paper_accommodations_user').on(table.userId),
  ],
);
