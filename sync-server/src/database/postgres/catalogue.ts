import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { flag, text, time } from './columns.ts';

const decoration = {
  icon: text(),
  gradientColor: text(),
  badge: text(),
  badgeColor: text(),
  badgeIcon: text(),
};

export const categories = pgTable(
  'categories',
  {
    id: text().primaryKey(),
    cid: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    ...decoration,
    isActive: flag().default(true),
    createdAt: time(),
  },
  (table) => [index('categories_active').on(table.isActive, table.name)],
);

export const subjects = pgTable(
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
  (table) => [index('subjects_active').on(table.isActive, table.name)],
);

export const categorySubjects = pgTable(
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

export const topics = pgTable(
  'topics',
  {
    id: text().primaryKey(),
    tid: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    subjectId: text()
      .notNull()
      .references(() => subjects.id),
    difficultyMin: integer().notNull().default(1),
    difficultyMax: integer().notNull().default(10),
    isActive: flag().default(true),
    createdAt: time(),
  },
  (table) => [index('topics_subject').on(table.subjectId, table.isActive, table.name)],
);
