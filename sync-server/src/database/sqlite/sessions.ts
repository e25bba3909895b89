import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { optionalTime, time } from './columns.ts';
import { users } from './users.ts';

/** A signed-in browser. Ended sessions are deleted. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the current refresh token, and of the one it replaced. */
    tokenDigest: text().notNull(),
    spentDigest: text(),
    /** Browser and system, from the user agent. */
    device: text().notNull(),
    /** OP6: of the app that used it last; null if it did not name its version. */
    appVersion: text(),
    startedAt: time(),
    /** When the token was last replaced. */
    lastUsedAt: time(),
    /** When the current token was first used, which proves that the response with it arrived, epoch ms. */
    arrivedAt: optionalTime(),
  },
  (table) => [
    index('sessions_user').on(table.userId, table.lastUsedAt),
    index('sessions_last_used').on(table.lastUsedAt),
  ],
);
