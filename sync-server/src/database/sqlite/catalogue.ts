import { index, integer, primaryKey, sqliteTable, text, type AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { flag, optionalTime, time } from './columns.ts';

const named = { name: text().notNull(), description: text().notNull() };
const shown = { isActive: flag().default(true), createdAt: time() };

const decoration = {
  icon: text(),
  gradientColor: text(),
  badge: text(),
  badgeColor: text(),
  badgeIcon: text(),
};

interface Listed {
  readonly id: AnySQLiteColumn;
  readonly name: AnySQLiteColumn;
  readonly createdAt: AnySQLiteColumn;
}

/** The sorts of the console's lists. */
const sorts = (area: string, { id, name, createdAt }: Listed) => [
  index(`${area}_newest`).on(createdAt, id),
  index(`${area}_named`).on(name, id),
];

export const categories = sqliteTable(
  'categories',
  {
    id: text().primaryKey(),
    cid: text().notNull().unique(),
    ...named,
    ...decoration,
    ...shown,
  },
  (table) => [index('categories_active').on(table.isActive, table.name), ...sorts('categories', table)],
);

export const subjects = sqliteTable(
  'subjects',
  {
    id: text().primaryKey(),
    sid: text().notNull().unique(),
    ...named,
    ...decoration,
    ...shown,
  },
  (table) => [index('subjects_active').on(table.isActive, table.name), ...sorts('subjects', table)],
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
    ...named,
    subjectId: text()
      .notNull()
      .references(() => subjects.id),
    /** Null for a root topic; the parent is of the same subject. */
    parentTopicId: text().references((): AnySQLiteColumn => topics.id),
    /** 1 to 10, as difficultyMax. */
    difficultyMin: integer().notNull().default(1),
    difficultyMax: integer().notNull().default(10),
    ...shown,
    /** Null where nobody changed it yet. */
    updatedAt: optionalTime(),
  },
  (table) => [
    index('topics_subject').on(table.subjectId, table.isActive, table.name),
    index('topics_active').on(table.isActive, table.createdAt),
    ...sorts('topics', table),
    index('topics_parent').on(table.parentTopicId),
  ],
);
