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
    // For every combination of filters of the administrators' list, newest first. The columns behind the id are filtered
    // by as well, so that neither its count nor the way to a page reads rows.
    index('users_created').on(table.createdAt, table.id, table.accountStatus, table.isDemo),
    index('users_role').on(table.role, table.createdAt, table.id, table.accountStatus, table.isDemo),
    index('users_status').on(table.accountStatus, table.createdAt, table.id, table.isDemo),
    index('users_role_status').on(table.role, table.accountStatus, table.createdAt, table.id, table.isDemo),
    index('users_organisation').on(
      table.organisationId,
      table.createdAt,
      table.id,
      table.role,
      table.accountStatus,
      table.isDemo,
    ),
    // For those whom a teacher can add to a batch, by name.
    index('users_organisation_name').on(table.organisationId, table.fullName, table.id),
  ],
);

/**
 * CN8: the words by which an account is found: those of its names, and its addresses whole and in parts, in lower case. Only
 * triggers of `users` write it, and deleted accounts have none. Clustered by its key (WITHOUT ROWID, written into the
 * migration by hand), with all that the list is filtered and sorted by, so that a search reads one range.
 */
export const userWords = sqliteTable(
  'user_words',
  {
    word: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    accountStatus: text().notNull(),
    isDemo: flag(),
    organisationId: text().notNull(),
    createdAt: time(),
  },
  (table) => [primaryKey({ columns: [table.word, table.userId] }), index('user_words_user').on(table.userId)],
);

/**
 * CN8, OR20: how many accounts there are of each kind in each organisation. Triggers on `users` write it, and nothing else.
 * A college that is deleted leaves rows with a count of 0.
 */
export const userCounts = sqliteTable(
  'user_counts',
  {
    organisationId: text().notNull(),
    role: text({ enum: ['student', 'teacher', 'college-admin', 'admin'] }).notNull(),
    accountStatus: text({
      enum: ['pending', 'verified', 'approved', 'deactivated', 'banned', 'deleted'],
    }).notNull(),
    isDemo: flag(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.role, table.accountStatus, table.isDemo] })],
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
