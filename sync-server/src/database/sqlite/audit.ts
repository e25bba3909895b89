import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from './columns.ts';

/** Changes by administrators. Append-only. Entries remain when the items and accounts that they name are deleted. */
export const auditEntries = sqliteTable(
  'audit_entries',
  {
    id: text().primaryKey(),
    at: time(),
    userId: text().notNull(),
    /** OR1: of the user at that time. */
    organisationId: text().notNull(),
    /** The area of its calls: 'topics'. */
    kind: text().notNull(),
    thingId: text().notNull(),
    action: text({ enum: ['create', 'update', 'delete'] }).notNull(),
    /** The changed fields, before and after; null if the item did not exist. */
    before: text({ mode: 'json' }).$type<Readonly<Record<string, unknown>>>(),
    after: text({ mode: 'json' }).$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    index('audit_entries_thing').on(table.kind, table.thingId, table.at),
    index('audit_entries_time').on(table.at, table.id),
    // AU3: in the order of the log, for each of its filters.
    index('audit_entries_user').on(table.userId, table.at, table.id),
    index('audit_entries_kind').on(table.kind, table.at, table.id),
    index('audit_entries_one_thing').on(table.thingId, table.at, table.id),
    index('audit_entries_organisation').on(table.organisationId, table.at, table.id),
  ],
);
