import * as postgres from './schema.postgres.ts';
import type { Tables } from './store.ts';

type Postgres = typeof postgres;

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Everything that a query can read from a table or write to it. */
type RowsOf<Table> = Table extends { $inferSelect: infer Read; $inferInsert: infer Written }
  ? { readonly read: Read; readonly written: Written }
  : 'no table';

/** The tables that PostgreSQL lacks, or whose rows are something else there. */
type Differing = {
  [Name in keyof Tables]: Name extends keyof Postgres
    ? Same<RowsOf<Tables[Name]>, RowsOf<Postgres[Name]>> extends true
      ? never
      : Name
    : Name;
}[keyof Tables];

/**
 * PostgreSQL's tables, for queries that are typed against SQLite's. The cast is proved: where a table differs this is
 * no longer of type Tables, and the message names the table.
 */
export const postgresTables = postgres as unknown as [Differing] extends [never]
  ? Tables
  : { readonly differing: Differing };
