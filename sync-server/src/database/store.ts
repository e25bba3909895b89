import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type * as schema from './schema.sqlite.ts';

export type Tables = Omit<typeof schema, 'StoredOption'>;

type Raw = BaseSQLiteDatabase<'async', unknown, Record<string, never>>;

/**
 * The database interface of use cases, the same on both engines. Everything is awaited:
 * `.get()`, `.all()` and `.run()` exist only on SQLite and are used only inside this folder.
 */
export type Queries = Pick<
  Raw,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | '$with' | 'with' | '$count'
>;

/** Receives measurements of the writer. */
export interface WriteObserver {
  waiting(callers: number): void;
  /** @param callers that shared the commit. @param seconds of the commit itself, spent on the disk. */
  committed(callers: number, seconds: number): void;
}

/** The queries of one transaction. */
export interface Transaction extends Queries {
  /**
   * Waits until no other transaction holds the lock `key`, and holds it until this transaction ends. Required for
   * decisions based on what was read; it must be taken before the read. A transaction takes one lock, so that no two can
   * deadlock; where it needs two, lock-names.ts defines the order.
   * @param mode `shared`: beside others that hold it shared, but not beside one that holds it alone. A transaction that
   * holds a lock shared must not take it exclusively, because two of them would wait for each other.
   */
  lock(key: string, mode?: 'exclusive' | 'shared'): Promise<void>;
}

export interface Store {
  /** For the log. Differences between the engines must not leak out of this folder. */
  readonly dialect: 'sqlite' | 'postgres';
  readonly t: Tables;
  /** Sees committed data; never waits for a writer. */
  readonly read: Queries;
  /**
   * Runs `work` in a transaction and resolves after its commit is on disk. If `work` throws, its writes are rolled back.
   * `work` must await nothing but the queries it is given: no network, no files, no timers, no nested `write`, no `read`.
   * It may be run again from the start if the database aborts its transaction in favour of another one. Transactions of
   * other callers and processes may run concurrently: see `Transaction.lock`.
   */
  write<T>(work: (queries: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work` while no other process on this database runs work with this name. For start-up, not for requests. */
  exclusive<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
