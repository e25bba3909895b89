import { is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import { postgresTable } from './postgres/derive-table.ts';
import * as schema from './schema.sqlite.ts';
import type { Tables } from './store.ts';

const derived = new Map<SQLiteTable, PgTable>();

function find(table: SQLiteTable): PgTable {
  const found = derived.get(table);
  if (found === undefined)
    throw new Error('A foreign key references a table that schema.sqlite.ts does not export');
  return found;
}

const entries = Object.entries(schema).flatMap(([name, table]) => {
  if (!is(table, SQLiteTable)) return [];
  const own = postgresTable(table, find);
  derived.set(table, own);
  return [[name, own] as const];
});

/**
 * PostgreSQL's tables, typed as SQLite's, from which they are derived, so that one set of queries serves both engines.
 * test/postgres/tables.test.ts compares the databases of both engines.
 */
export const postgresTables = Object.fromEntries(entries) as unknown as Tables;
