import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { importKinds } from '@exam/shared-schema/contract';
import { optionalTime, time } from './columns.ts';

/** OP7: a file whose rows were stored, or that could not be stored. */
export const imports = sqliteTable(
  'imports',
  {
    id: text().primaryKey(),
    kind: text({ enum: importKinds }).notNull(),
    /** The file's name, or that of the batch or college whose members it names. */
    source: text().notNull(),
    /** Who sent it from the console; null for a command. Kept when the account is deleted. */
    userId: text(),
    at: time(),
    added: integer().notNull(),
    /** Rows that were there before. */
    unchanged: integer().notNull(),
    refused: integer().notNull(),
    /** The reasons of the refused rows, by their places in the file. Without their text, which may be personal. */
    reasons: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    /** Why nothing was stored; null if the file was. */
    failure: text(),
  },
  (table) => [index('imports_time').on(table.at, table.id)],
);

/** OP4: a backup that the command made, or could not make. A copy has no row about itself. */
export const backups = sqliteTable(
  'backups',
  {
    id: text().primaryKey(),
    /** Its path on the machine where the command ran. */
    file: text().notNull(),
    at: time(),
    /** Null if there is none. */
    bytes: integer(),
    /** Hand-ins that were received until then are in it; null if that is not known, as of PostgreSQL's dumps. */
    through: optionalTime(),
    verified: integer({ mode: 'boolean' }).notNull(),
    failure: text(),
  },
  (table) => [index('backups_time').on(table.at, table.id)],
);
