import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { optionalTime, time } from './columns.ts';
import { users } from './users.ts';

/** Codes sent to an address at sign-up. */
export const codes = sqliteTable(
  'codes',
  {
    /** SHA-256 of the token that the request for the code returned. */
    tokenDigest: text().primaryKey(),
    channel: text({ enum: ['email', 'phone'] }).notNull(),
    /** A lower-case e-mail address, or a number such as +919876543210. */
    address: text().notNull(),
    /** Keyed digest for rate limits: of the normalised mailbox, or of the number. */
    limitKey: text().notNull(),
    /** Keyed with a secret of this installation and the token, so that equal codes of two requests differ. */
    codeHash: text().notNull(),
    state: text({ enum: ['sent', 'failed', 'replaced', 'blocked', 'verified', 'used'] }).notNull(),
    wrongTries: integer().notNull().default(0),
    /** Keyed digest of the network: usable for rate limits, but not readable as an address. */
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

/** Links for resetting a password. */
export const passwordResets = sqliteTable(
  'password_resets',
  {
    /** SHA-256 of the token in the link. */
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
