import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { text, time } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
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
