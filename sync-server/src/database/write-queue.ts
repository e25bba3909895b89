import type Database from 'better-sqlite3';

/** Most callers that share one commit. */
export const MAX_BATCH = 64;

interface Waiting {
  readonly run: () => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Outcome =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: unknown };

/**
 * The one writer of a SQLite file, with group commit: what gathered while a commit ran shares the next one.
 * Callers run one after the other, each in a savepoint of its own, so that a failing one undoes its own work alone.
 * Nobody is answered before the commit; a failing commit fails all who shared it.
 */
export class WriteQueue {
  readonly #connection: Database.Database;
  readonly #mostPerCommit: number;
  /** Compiled once: two for every caller. */
  readonly #savepoint: Database.Statement;
  readonly #release: Database.Statement;
  readonly #waiting: Waiting[] = [];
  #draining: Promise<void> | null = null;
  #closed = false;

  /** @param mostPerCommit less than MAX_BATCH only where a bench asks what sharing commits is worth. */
  constructor(connection: Database.Database, mostPerCommit = MAX_BATCH) {
    this.#connection = connection;
    this.#mostPerCommit = mostPerCommit;
    this.#savepoint = connection.prepare('SAVEPOINT caller');
    this.#release = connection.prepare('RELEASE caller');
  }

  /** Puts `run` in line. @returns what `run` answered, once it is on disk. */
  add<T>(run: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('The database is closed'));
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run, resolve: resolve as (value: unknown) => void, reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Takes no more, and resolves when all who wait are answered. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      // One turn of the event loop, in which requests that came in meanwhile join the batch.
      await new Promise((resolve) => setImmediate(resolve));
      await this.#commitTogether(this.#waiting.splice(0, this.#mostPerCommit));
    }
    this.#draining = null;
  }

  async #commitTogether(batch: readonly Waiting[]): Promise<void> {
    try {
      this.#connection.exec('BEGIN IMMEDIATE');
      const outcomes: Outcome[] = [];
      for (const caller of batch) outcomes.push(await this.#inSavepoint(caller));
      this.#connection.exec('COMMIT');
      batch.forEach((caller, index) => answer(caller, outcomes[index] as Outcome));
    } catch (error) {
      if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK');
      for (const caller of batch) caller.reject(error);
    }
  }

  /** @throws when SQLite gave up the whole transaction (a full disk, for one): then nobody's work is there. */
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
