import { sql } from 'drizzle-orm';
import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { optionalTime, time } from './columns.ts';
import { organisation } from './organisations.ts';
import { papers } from './papers.ts';
import { users } from './users.ts';

/** BA1: a group of students of one organisation. */
export const batches = sqliteTable(
  'batches',
  {
    id: text().primaryKey(),
    organisationId: organisation(),
    name: text().notNull(),
    /** BA4: eight letters, without the hyphen that is shown. */
    joinCode: text().notNull(),
    createdAt: time(),
  },
  (table) => [
    uniqueIndex('batches_once').on(table.organisationId, sql`lower(${table.name})`),
    uniqueIndex('batches_code').on(table.joinCode),
    index('batches_created').on(table.createdAt, table.id),
    index('batches_name').on(table.name, table.id),
    index('batches_organisation').on(table.organisationId, table.createdAt, table.id),
    index('batches_organisation_name').on(table.organisationId, table.name, table.id),
  ],
);

export const batchMembers = sqliteTable(
  'batch_members',
  {
    batchId: text()
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: time(),
    /** BA8: null for members; a student who was removed stays in the results of what was sat before. */
    leftAt: optionalTime(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.userId] }),
    index('batch_members_user').on(table.userId, table.leftAt),
    index('batch_members_current').on(table.batchId, table.leftAt, table.userId),
  ],
);

/** BA12: a paper that the members of a batch sit in a window. Times are epoch ms. */
export const assignments = sqliteTable(
  'assignments',
  {
    id: text().primaryKey(),
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    batchId: text()
      .notNull()
      .references(() => batches.id),
    /** That of the batch. */
    organisationId: organisation(),
    opensAt: time(),
    closesAt: time(),
    /** BA17: the latest end that a ticket can name, which is later than closesAt after the window was shortened. */
    heldUntil: time(),
    createdAt: time(),
  },
  (table) => [
    uniqueIndex('assignments_once').on(table.paperId, table.batchId),
    index('assignments_batch').on(table.batchId, table.opensAt, table.id),
    index('assignments_opens').on(table.opensAt, table.id),
    index('assignments_organisation').on(table.organisationId, table.opensAt, table.id),
  ],
);
