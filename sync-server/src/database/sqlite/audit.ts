import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from './columns.ts';

/** Changes by administrators. Append-only. Entries stay when the things and accounts that they name are deleted. */
export const auditEntries = sqliteTable(
  'audit_entries',
  {
    id: text().primaryKey(),
    at: time(),
    userId: text().notNull(),
    /** The kind of thing, as the names of its calls begin: 'topics'. */
    kind: text().notNull(),
    thingId: text().notNull(),
    action: text({ enum: ['create', 'update', 'delete'] }).notNull(),
    /** The members that changed, before and after; null if there was nothing. */
    before: text({ mode: 'json' }).$type<Readonly<Record<string, unknown>>>(),
    after: text({ mode: 'json' }).$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    index('audit_entries_thing').on(table.kind, table.thingId, table.at),
    index('audit_entries_time').on(table.at, table.id),
  ],
);
