import { index, integer, primaryKey, sqliteTable, text, type AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { categoryGroups } from '@exam/shared-schema/contract';
import { flag, optionalTime, time } from './columns.ts';

const decoration = {
  icon: text(),
  gradientColor: text(),
  badge: text(),
  badgeColor: text(),
  badgeIcon: text(),
};

export const categories = sqliteTable(
  'categories',
  {
    id: text().primaryKey(),
    cid: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    ...decoration,
    /** ST57: the filter of the test history that it belongs to; null for none. */
    group: text({ enum: categoryGroups }),
    isActive: flag().default(true),
    createdAt: time(),
  },
  (table) => [
    index('categories_active').on(table.isActive, table.name),
    index('categories_newest').on(table.createdAt, table.id),
    index('categories_named').on(table.name, table.id),
  ],
);

export const subjects = sqliteTable(
  'subjects',
  {
    id: text().primaryKey(),
    sid: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    ...decoration,
    isActive: flag().default(true),
    createdAt: time(),
  },
  (table) => [
    index('subjects_active').on(table.isActive, table.name),
    index('subjects_newest').on(table.createdAt, table.id),
    index('subjects_named').on(table.name, table.id),
  ],
);

export const categorySubjects = sqliteTable(
  'category_subjects',
  {
    categoryId: text()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    subjectId: text()
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.subjectId] }),
    index('category_subjects_subject').on(table.subjectId),
  ],
);

export const topics = sqliteTable(
  'topics',
  {
    id: text().primaryKey(),
    tid: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    subjectId: text()
      .notNull()
      .references(() => subjects.id),
    /** Null for a root topic; the parent is of the same subject. */
    parentTopicId: text().references((): AnySQLiteColumn => topics.id),
    /** 1 to 10, as difficultyMax. */
    difficultyMin: integer().notNull().default(1),
    difficultyMax: integer().notNull().default(10),
    isActive: flag().default(true),
    createdAt: time(),
    /** Epoch ms; null if it was never changed. */
    updatedAt: optionalTime(),
  },
  (table) => [
    index('topics_subject').on(table.subjectId, table.isActive, table.name),
    index('topics_active').on(table.isActive, table.createdAt),
    index('topics_newest').on(table.createdAt, table.id),
    index('topics_named').on(table.name, table.id),
    index('topics_parent').on(table.parentTopicId),
  ],
);
