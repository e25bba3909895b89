import type Database from 'better-sqlite3';
import type { WriteObserver } from './store.ts';

/** Most callers that share one commit. */
export const MAX_BATCH = 64;
/** Some seconds' worth of commits: further callers would wait too long and should retry instead. */
const MOST_WAITING = 4096;

/** The queue is full and nothing was written for the caller. */
export class WriteQueueFullError extends Error {
  readonly statusCode = 503;

  constructor() {
    super('Too many writes are waiting');
    this.name = 'WriteQueueFullError';
  }
}

export interface WriteQueueOptions {
  readonly observer?: WriteObserver | undefined;
  readonly mostWaiting?: number | undefined;
  /** Less than MAX_BATCH only in a benchmark of shared commits. */
  readonly mostPerCommit?: number | undefined;
}

interface Waiting {
  readonly run: () => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown };

/**
 * The only writer of a SQLite file, with group commit: callers that arrive during a commit share the next one. They run
 * one after another, each in its own savepoint, so that a failing one rolls back only its own work. Callers are answered
 * after the commit; a failing commit fails all callers that shared it.
 */
export class WriteQueue {
  readonly #connection: Database.Database;
  readonly #observer: WriteObserver | undefined;
  readonly #mostWaiting: number;
  readonly #mostPerCommit: number;
  /** Compiled once, because both run for every caller. */
  readonly #savepoint: Database.Statement;
  readonly #release: Database.Statement;
  readonly #waiting: Waiting[] = [];
  #draining: Promise<void> | null = null;
  #closed = false;

  constructor(
    connection: Database.Database,
    { observer, mostWaiting = MOST_WAITING, mostPerCommit = MAX_BATCH }: WriteQueueOptions = {},
  ) {
    this.#connection = connection;
    this.#observer = observer;
    this.#mostWaiting = mostWaiting;
    this.#mostPerCommit = mostPerCommit;
    this.#savepoint = connection.prepare('SAVEPOINT caller');
    this.#release = connection.prepare('RELEASE caller');
  }

  /**
   * Queues `run`. @returns the result of `run`, once it is on disk.
   * @throws WriteQueueFullError if too many are waiting.
   */
  add<T>(run: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('The database is closed'));
    if (this.#waiting.length >= this.#mostWaiting) return Promise.reject(new WriteQueueFullError());
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run, resolve: resolve as (value: unknown) => void, reject });
      this.#observer?.waiting(this.#waiting.length);
      this.#draining ??= this.#drain();
    });
  }

  /** Accepts no more callers, and resolves when all waiting ones are answered. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      // One turn of the event loop, so that requests that have arrived can join the batch.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = this.#waiting.splice(0, this.#mostPerCommit);
      this.#observer?.waiting(this.#waiting.length);
      await this.#commitTogether(batch);
    }
    this.#draining = null;
  }

  async #commitTogether(batch: readonly Waiting[]): Promise<void> {
    try {
      const leftOver = this.#undo();
      if (leftOver !== null) throw leftOver;
      this.#connection.exec('BEGIN IMMEDIATE');
      const outcomes: Outcome[] = [];
      for (const caller of batch) outcomes.push(await this.#inSavepoint(caller));
      this.#commit(batch.length);
      batch.forEach((caller, index) => answer(caller, outcomes[index] as Outcome));
    } catch (error) {
      this.#undo();
      for (const caller of batch) caller.reject(error);
    }
  }

  #commit(size: number): void {
    const begun = performance.now();
    this.#connection.exec('COMMIT');
    this.#observer?.committed(size, (performance.now() - begun) / 1000);
  }

  /** If a disk fails, the rollback may fail too. @returns the error; the rollback is then retried before the next batch. */
  #undo(): unknown {
    try {
      if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK');
      return null;
    } catch (error) {
      return error;
    }
  }

  /** @throws if SQLite has rolled back the whole transaction (for example on a full disk), and with it all callers' work. */
  async #inSavepoint(caller: Waiting): Promise<Outcome> {
    this.#savepoint.run();
    try {
      const value = await caller.run();
      this.#release.run();
      return { ok: true, value };
    } catch (error) {
      if (!this.#connection.inTransaction) throw error;
      this.#connection.exec('ROLLBACK TO caller; RELEASE caller');
      return { ok: false, error };
    }
  }
}

function answer(caller: Waiting, outcome: Outcome): void {
  if (outcome.ok) caller.resolve(outcome.value);
  else caller.reject(outcome.error);
}
