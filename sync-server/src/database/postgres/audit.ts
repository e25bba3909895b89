import { index, pgTable } from 'drizzle-orm/pg-core';
import { json, text, time } from './columns.ts';

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().primaryKey(),
    at: time(),
    userId: text().notNull(),
    kind: text().notNull(),
    thingId: text().notNull(),
    action: text({ enum: ['create', 'update', 'delete'] }).notNull(),
    before: json<Readonly<Record<string, unknown>>>(),
    after: json<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    index('audit_entries_thing').on(table.kind, table.thingId, table.at),
    index('audit_entries_time').on(table.at, table.id),
  ],
);
