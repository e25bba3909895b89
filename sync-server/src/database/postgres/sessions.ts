import { index, pgTable } from 'drizzle-orm/pg-core';
import { optionalTime, text, time } from './columns.ts';
import { users } from './users.ts';

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenDigest: text().notNull(),
    spentDigest: text(),
    device: text().notNull(),
    startedAt: time(),
    lastUsedAt: time(),
    arrivedAt: optionalTime(),
  },
  (table) => [
    index('sessions_user').on(table.userId, table.lastUsedAt),
    index('sessions_last_used').on(table.lastUsedAt),
  ],
);
