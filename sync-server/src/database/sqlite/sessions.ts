import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { optionalTime, time } from './columns.ts';
import { users } from './users.ts';

/** A browser that is signed in. What has ended is not here. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the refresh token that holds now, and of the one it replaced. */
    tokenDigest: text().notNull(),
    spentDigest: text(),
    /** In short words, as the browser called itself. */
    device: text().notNull(),
    startedAt: time(),
    /** When the token was last replaced. */
    lastUsedAt: time(),
    /** When a call first came with what the replacement brought: its answer was not lost. */
    arrivedAt: optionalTime(),
  },
  (table) => [
    index('sessions_user').on(table.userId, table.lastUsedAt),
    index('sessions_last_used').on(table.lastUsedAt),
  ],
);
