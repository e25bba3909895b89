import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Queries, Transaction } from './store.ts';

type Database = PgDatabase<PgQueryResultHKT>;
type Work<T> = (queries: Transaction) => Promise<T>;

/** The query builders of both engines have the same methods, and postgres-tables.ts makes their rows equal. */
export function portable(database: Database): Queries {
  return database as unknown as Queries;
}

const MOST_TRIES = 6;
const FIRST_WAIT_MS = 10;

/** serialization_failure and deadlock_detected: nothing was written, and a retry may succeed. */
const GIVEN_UP = ['40001', '40P01'];

/** Runs `work` in a transaction at READ COMMITTED, and retries if the database aborted it in favour of another one. */
export async function inTransaction<T>(database: Database, work: Work<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await database.transaction((transaction) => work(withLock(transaction)));
    } catch (error) {
      if (tried === MOST_TRIES || !wasGivenUp(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitBefore(tried)));
    }
  }
}

function withLock(transaction: Database): Transaction {
  const lock: Transaction['lock'] = async (key, mode = 'exclusive') => {
    const take = sql.raw(mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
    await transaction.execute(sql`select ${take}(hashtextextended(${key}, 0))`);
  };
  return Object.assign(portable(transaction), { lock });
}

/** Exponential back-off with jitter, so that transactions that collided do not collide again. */
function waitBefore(tried: number): number {
  return FIRST_WAIT_MS * 2 ** tried * (0.5 + Math.random());
}

function wasGivenUp(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && GIVEN_UP.includes(String(cause.code))) return true;
  }
  return false;
}
