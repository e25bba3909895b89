import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type * as schema from './schema.sqlite.ts';

export type Tables = Omit<typeof schema, 'StoredOption'>;

type Raw = BaseSQLiteDatabase<'async', unknown, Record<string, never>>;

/**
 * What a use case may ask of the database, the same on both engines. Everything is awaited:
 * `.get()`, `.all()` and `.run()` exist only on SQLite and are used only inside this folder.
 */
export type Queries = Pick<
  Raw,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | '$with' | 'with' | '$count'
>;

/** Receives measurements of the writer. */
export interface WriteObserver {
  waiting(callers: number): void;
  /** @param callers that shared the commit. @param seconds of the commit itself, which is the disk's time. */
  committed(callers: number, seconds: number): void;
}

/** The queries of one transaction. */
export interface Transaction extends Queries {
  /**
   * Waits until no other transaction holds the lock `key`, and holds it until this transaction ends. Reading,
   * deciding and writing based on what was read requires a lock. A transaction takes its lock before it reads. It takes one, so that no two wait for each other; where it needs two, lock-names.ts says in which order.
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
   * `read`. It may be run again from the beginning if the database aborts its transaction in favour of another one.
   * Transactions of other callers and other processes run beside it: see `Transaction.lock`.
   */
  write<T>(work: (queries: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work` while no other process on this database runs work of this name. For starting, not for requests. */
  exclusive<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
