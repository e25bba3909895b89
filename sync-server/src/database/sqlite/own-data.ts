import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { optionalTime, time } from './columns.ts';
import { users } from './users.ts';

/** OD1: exports that users requested of their own data. */
export const ownDataExports = sqliteTable(
  'own_data_exports',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: time(),
    /** When the file was complete; null until then. */
    readyAt: optionalTime(),
    /** The file, a zip; null until it is complete, and again once it has expired. */
    file: blob({ mode: 'buffer' }),
    /** Of the file, bytes. */
    size: integer(),
  },
  (table) => [
    index('own_data_exports_user').on(table.userId, table.askedAt),
    index('own_data_exports_ready').on(table.readyAt),
  ],
);
