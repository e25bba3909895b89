import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { categories } from './catalogue.ts';
import { text, time } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    email: text().notNull().unique(),
    username: text().notNull(),
    fullName: text().notNull(),
    phone: text(),
    countryCode: text(),
    passwordHash: text().notNull(),
    role: text({ enum: ['student', 'admin'] }).notNull(),
    accountStatus: text({ enum: ['pending', 'verified', 'approved', 'deactivated', 'banned'] }).notNull(),
    extraTimePercent: integer().notNull().default(0),
    createdAt: time(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_phone').on(table.countryCode, table.phone),
    index('users_created').on(table.createdAt),
    index('users_role_status').on(table.role, table.accountStatus),
  ],
);

export const userCategories = pgTable(
  'user_categories',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.categoryId] }),
    index('user_categories_category').on(table.categoryId),
  ],
);
