import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type * as schema from './schema.sqlite.ts';

export type Tables = Omit<typeof schema, 'StoredOption'>;

type Raw = BaseSQLiteDatabase<'async', unknown, Record<string, never>>;

/**
 * What a use case may ask of the database, the same on both engines. Everything is awaited:
 * `.get()`, `.all()` and `.run()` exist on SQLite alone and are kept inside this folder.
 */
export type Queries = Pick<
  Raw,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | '$with' | 'with' | '$count'
>;

/** Is told how the writer does, by whoever measures it. */
export interface WriteObserver {
  waiting(callers: number): void;
  /** @param callers that shared the commit. @param seconds for the commit alone: the disk's time. */
  committed(callers: number, seconds: number): void;
}

export interface Store {
  readonly dialect: 'sqlite' | 'postgres';
  readonly t: Tables;
  /** Sees what is committed; never waits for a writer. */
  readonly read: Queries;
  /**
   * Runs `work` in a transaction and answers after its commit is on disk. If `work` throws, what it wrote is undone.
   * `work` must await nothing but the queries it is given: no network, no files, no timers, no nested `write`.
   * Others wait in line behind it.
   */
  write<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
