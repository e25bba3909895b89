import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from './columns.ts';

export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    /** Always lower case: addresses that differ in case alone are one account. */
    email: text().notNull().unique(),
    username: text().notNull().unique(),
    fullName: text().notNull(),
    passwordHash: text().notNull(),
    role: text({ enum: ['student', 'admin'] }).notNull(),
    accountStatus: text({ enum: ['pending', 'verified', 'approved', 'deactivated', 'banned'] }).notNull(),
    extraTimePercent: integer().notNull().default(0),
    createdAt: time(),
  },
  (table) => [
    index('users_created').on(table.createdAt),
    index('users_role_status').on(table.role, table.accountStatus),
  ],
);
