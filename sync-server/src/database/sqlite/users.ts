import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { categories } from './catalogue.ts';
import { flag, time } from './columns.ts';
import { organisation } from './organisations.ts';

export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    /** Always lower case: addresses that differ only in case belong to the same account. */
    email: text().notNull().unique(),
    /** As typed; names that differ only in case are the same. */
    username: text().notNull(),
    fullName: text().notNull(),
    /** Ten digits, used with the country code; absent for users who did not register themselves. */
    phone: text(),
    countryCode: text(),
    passwordHash: text().notNull(),
    role: text({ enum: ['student', 'teacher', 'college-admin', 'admin'] }).notNull(),
    accountStatus: text({
      enum: ['pending', 'verified', 'approved', 'deactivated', 'banned', 'deleted'],
    }).notNull(),
    /** Extra time on every paper, percent of its duration. */
    extraTimePercent: integer().notNull().default(0),
    location: text(),
    /** Address of a picture (https). */
    profilePicture: text(),
    /** Shown on boards instead of both names. */
    nickname: text(),
    /** Whether the student appears on boards. */
    isListed: flag().default(true),
    /** Whether boards show the full name and the username of a student without a nickname. */
    showsFullName: flag().default(false),
    difficultyPreference: text({ enum: ['Easy', 'Medium', 'Hard'] }),
    /** The id of a conversation of another system, and whether one has prepared the account; kept for administrators. */
    thread: text(),
    performanceInitialized: flag().default(false),
    createdAt: time(),
    /** ST68: a simulated student of the demo. */
    isDemo: flag().default(false),
    organisationId: organisation(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_phone').on(table.countryCode, table.phone),
    // For every combination of filters of the administrators' list, newest first.
    index('users_created').on(table.createdAt, table.id),
    index('users_role').on(table.role, table.createdAt, table.id),
    index('users_status').on(table.accountStatus, table.createdAt, table.id),
    index('users_role_status').on(table.role, table.accountStatus, table.createdAt, table.id),
    index('users_organisation').on(table.organisationId, table.createdAt, table.id),
    // For those whom a teacher can add to a batch, by name.
    index('users_organisation_name').on(table.organisationId, table.fullName, table.id),
    // OR20: the students of a college are counted in it alone.
    index('users_members').on(table.organisationId, table.role, table.accountStatus),
  ],
);

/** The exams that a student prepares for. */
export const userCategories = sqliteTable(
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
