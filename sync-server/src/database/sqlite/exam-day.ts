import { blob, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { time } from './columns.ts';
import { packageVersions } from './packages.ts';
import { papers } from './papers.ts';
import { users } from './users.ts';

/** ED2: the groups of an encrypted paper, each with a code of its own. Codes and keys are derived and not stored. */
export const paperGroups = sqliteTable(
  'paper_groups',
  {
    id: text().primaryKey(),
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['everyone', 'college', 'batch'] }).notNull(),
    /** Of the college or the batch; empty for everyone. */
    groupId: text().notNull(),
    name: text().notNull(),
    /** The paper's key, wrapped under the group's code. */
    slot: text().notNull(),
    iv: text().notNull(),
    wrapped: text().notNull(),
    createdAt: time(),
  },
  (table) => [uniqueIndex('paper_groups_once').on(table.paperId, table.kind, table.groupId)],
);

/** ED1: versions of encrypted papers as they are sent. Made when first asked for, and again when a group is added. */
export const encryptedVersions = sqliteTable(
  'encrypted_versions',
  {
    packageVersion: text()
      .primaryKey()
      .references(() => packageVersions.version, { onDelete: 'cascade' }),
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    /** JSON of an encryptedPaperSchema. */
    content: text().notNull(),
    createdAt: time(),
  },
  (table) => [index('encrypted_versions_paper').on(table.paperId)],
);

export const encryptedImages = sqliteTable(
  'encrypted_images',
  {
    /** Of the encrypted bytes. */
    sha256: text().primaryKey(),
    packageVersion: text()
      .notNull()
      .references(() => encryptedVersions.packageVersion, { onDelete: 'cascade' }),
    bytes: blob({ mode: 'buffer' }).notNull(),
  },
  (table) => [index('encrypted_images_version').on(table.packageVersion)],
);

/** ED10: what devices report about opening an encrypted paper; the latest of each ticket. */
export const openingReports = sqliteTable(
  'opening_reports',
  {
    ticketId: text().primaryKey(),
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'opened', or why it could not be opened. */
    outcome: text().notNull(),
    by: text({ enum: ['line', 'code'] }).notNull(),
    /** By the device's clock, epoch ms. */
    at: integer().notNull(),
    receivedAt: time(),
  },
  (table) => [index('opening_reports_paper').on(table.paperId, table.userId)],
);
