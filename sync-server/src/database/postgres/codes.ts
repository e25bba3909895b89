import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { optionalTime, text, time } from './columns.ts';
import { users } from './users.ts';

export const codes = pgTable(
  'codes',
  {
    tokenDigest: text().primaryKey(),
    channel: text({ enum: ['email', 'phone'] }).notNull(),
    address: text().notNull(),
    limitKey: text().notNull(),
    codeHash: text().notNull(),
    state: text({ enum: ['sent', 'failed', 'replaced', 'blocked', 'verified', 'used'] }).notNull(),
    wrongTries: integer().notNull().default(0),
    network: text().notNull(),
    createdAt: time(),
    verifiedAt: optionalTime(),
  },
  (table) => [
    index('codes_address').on(table.address, table.createdAt),
    index('codes_limit_key').on(table.limitKey, table.createdAt),
    index('codes_network').on(table.network, table.createdAt),
    index('codes_channel').on(table.channel, table.createdAt),
    index('codes_created').on(table.createdAt),
  ],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenDigest: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time(),
    usedAt: optionalTime(),
  },
  (table) => [
    index('password_resets_user').on(table.userId, table.createdAt),
    index('password_resets_created').on(table.createdAt),
  ],
);
