import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, optionalTime, time } from './columns.ts';
import { users } from './users.ts';

/** TK1: tokens granted to a user, and how many are left. */
export const tokenGrants = sqliteTable(
  'token_grants',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The origin: 'sign-up', a payment, an administrator. Unique per user. */
    source: text().notNull(),
    /** Cache of the sum of its entries, updated with them; never negative. */
    remaining: integer().notNull(),
    /** TK7: covers every charge; `remaining` stays 0. */
    isUnlimited: flag().default(false),
    /** Null if they do not expire. */
    expiresAt: optionalTime(),
    createdAt: time(),
  },
  (table) => [
    uniqueIndex('token_grants_once').on(table.userId, table.source),
    index('token_grants_expiry')
      .on(table.expiresAt)
      .where(sql`${table.remaining} > 0`),
    check('token_grants_remaining', sql`${table.remaining} >= 0`),
  ],
);

/** TK3: things that a user has paid for, each once. */
export const tokenCharges = sqliteTable(
  'token_charges',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    /** 'paper …' or 'test …' with its id. */
    thing: text().notNull(),
    tokens: integer().notNull(),
    createdAt: time(),
    refundedAt: optionalTime(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.thing] }),
    check('token_charges_tokens', sql`${table.tokens} > 0`),
  ],
);

/** TK1: the ledger. Append-only: triggers reject any change. */
export const tokenEntries = sqliteTable(
  'token_entries',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    grantId: text()
      .notNull()
      .references(() => tokenGrants.id),
    kind: text({ enum: ['grant', 'charge', 'refund', 'expiry'] }).notNull(),
    /** Positive for credits, negative for debits. */
    tokens: integer().notNull(),
    /** What was charged or refunded; null for a grant and its expiry. */
    thing: text(),
    at: time(),
  },
  (table) => [
    index('token_entries_user').on(table.userId, table.at),
    index('token_entries_grant').on(table.grantId),
    index('token_entries_thing').on(table.userId, table.thing),
  ],
);
