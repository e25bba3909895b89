import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { QuestionGroup } from '@exam/shared-schema/exam-patterns';
import type { MarkingScheme } from '@exam/shared-schema/marking';
import { calculatorKinds } from '@exam/shared-schema/paper-package';
import { categories, subjects } from './catalogue.ts';
import { flag, optionalTime, time } from './columns.ts';
import { organisation } from './organisations.ts';

/** Sections of templates, from which papers are filled; a section may be in several templates. Papers keep a copy. */
export const examSections = sqliteTable(
  'exam_sections',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    questionCount: integer().notNull(),
    /** 1 to 10, as difficultyMax. */
    difficultyMin: integer().notNull(),
    difficultyMax: integer().notNull(),
    /** Exact fractions; null if the scheme of the template applies. */
    marksPerQuestion: text(),
    negativeMarks: text(),
    allowCustomMarksPerQuestion: flag().default(false),
    /** Null if the section has no time limit of its own. */
    timeLimitMinutes: integer(),
    /** ST64: the subject of its questions; null for every chosen subject. */
    subjectId: text().references(() => subjects.id),
    /** Number and marks of questions by type; null for any type. The numbers add up to questionCount. */
    groups: text({ mode: 'json' }).$type<readonly QuestionGroup[]>(),
    /** How many questions count; null if all do. */
    attemptLimit: integer(),
    /** How many of its questions come in whole sets, if the bank has enough. */
    questionsInSets: integer().notNull().default(0),
    createdAt: time(),
    updatedAt: optionalTime(),
    organisationId: organisation(),
  },
  (table) => [
    index('exam_sections_newest').on(table.createdAt, table.id),
    index('exam_sections_titled').on(table.title, table.id),
    index('exam_sections_subject').on(table.subjectId),
    index('exam_sections_organisation').on(table.organisationId, table.createdAt, table.id),
  ],
);

export const examTemplates = sqliteTable(
  'exam_templates',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    description: text().notNull(),
    durationMinutes: integer().notNull(),
    totalMarks: real().notNull(),
    isAiEnabled: flag().default(false),
    /** The default for new exams: at most one template of an organisation. */
    isDefault: flag().default(false),
    isPublic: flag().default(true),
    /** ST40: the template for tests of its category: at most one per category. */
    isDefaultOfCategory: flag().default(false),
    sectionTiming: text({ enum: ['free', 'locked'] })
      .notNull()
      .default('free'),
    calculator: text({ enum: calculatorKinds }),
    scheme: text({ mode: 'json' }).$type<MarkingScheme>().notNull(),
    /** Of papers for all students; generated ones always show their results at once (ST59). */
    resultsPolicy: text({ enum: ['after-sync', 'on-submit'] })
      .notNull()
      .default('after-sync'),
    /** The official pattern that it was seeded from; null if an administrator made it. */
    pattern: text().unique(),
    createdAt: time(),
    updatedAt: optionalTime(),
    organisationId: organisation(),
  },
  (table) => [
    uniqueIndex('exam_templates_default')
      .on(table.organisationId)
      .where(sql`${table.isDefault}`),
    uniqueIndex('exam_templates_default_of_category')
      .on(table.categoryId)
      .where(sql`${table.isDefaultOfCategory}`),
    index('exam_templates_newest').on(table.createdAt, table.id),
    index('exam_templates_named').on(table.name, table.id),
    index('exam_templates_category').on(table.categoryId, table.isPublic),
    index('exam_templates_organisation').on(table.organisationId, table.createdAt, table.id),
  ],
);

export const templateSections = sqliteTable(
  'template_sections',
  {
    templateId: text()
      .notNull()
      .references(() => examTemplates.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    sectionId: text()
      .notNull()
      .references(() => examSections.id),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.position] }),
    index('template_sections_section').on(table.sectionId),
    check('template_sections_position', sql`${table.position} >= 0`),
  ],
);
