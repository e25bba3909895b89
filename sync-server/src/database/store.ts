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

/** The queries of one transaction. */
export interface Transaction extends Queries {
  /**
   * Waits until no other transaction holds `key`, and holds it to this one's end: whoever reads, decides and writes by
   * what was read does so under a lock. A transaction takes one lock, before it reads, so that no two wait for each other.
   */
  lock(key: string): Promise<void>;
}

export interface Store {
  /** For the log. What differs between the engines stays in this folder. */
  readonly dialect: 'sqlite' | 'postgres';
  readonly t: Tables;
  /** Sees what is committed; never waits for a writer. */
  readonly read: Queries;
  /**
   * Runs `work` in a transaction and answers after its commit is on disk. If `work` throws, what it wrote is undone.
   * `work` must await nothing but the queries it is given: no network, no files, no timers, no nested `write`, no
   * `read`. It may be run again from its beginning, where the database gave up its transaction for another's sake.
   * Transactions of other callers and other processes run beside it: see `Transaction.lock`.
   */
  write<T>(work: (queries: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work` while no other process on this database runs work of this name. For starting, not for requests. */
  exclusive<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
