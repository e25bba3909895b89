import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { MIGRATIONS_TABLE, refuseUnknownMigrations } from './known-migrations.ts';
import { postgresTables } from './postgres-tables.ts';
import { inTransaction, portable } from './postgres-transactions.ts';
import type { Store } from './store.ts';

export interface PostgresDatabase {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  /** Has a subdirectory per dialect. */
  readonly migrationsDirectory: string;
}

/** Connections per process; PostgreSQL allows a hundred by default. */
const READERS = 8;
const WRITERS = 8;

/**
 * Returns int8 values of raw queries as numbers, as SQLite does. The driver returns text, because they might exceed the
 * safe integers; here the largest values are times in ms.
 */
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

const SECOND = 1000;
/** Timeout of a caller waiting for a connection, a lock or a statement, which then gets an error to retry, ms. */
const TIMEOUT_MS = 10 * SECOND;

const settings = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/**
 * Opens a PostgreSQL database that any number of processes may share; the first of them applies the pending migrations.
 * Readers have connections of their own, so that they never wait for writers.
 * @throws Error if the server is not reachable, or naming the migrations that failed.
 */
export async function openPostgres({ url, migrationsDirectory }: PostgresDatabase): Promise<Store> {
  await bringUpToDate(url, path.join(migrationsDirectory, 'postgres'));
  const readers = openPool(url, READERS, { default_transaction_read_only: 'on' });
  // An acknowledged commit survives a power failure, whatever the cluster's default is.
  const writers = openPool(url, WRITERS, { synchronous_commit: 'on', lock_timeout: TIMEOUT_MS });
  const writing = drizzle(writers);
  return {
    dialect: 'postgres',
    t: postgresTables,
    read: portable(drizzle(readers)),
    write: (work) => inTransaction(writing, work),
    exclusive: (name, work) => exclusive(url, name, work),
    close: async () => {
      await Promise.all([readers.end(), writers.end()]);
    },
  };
}

function openPool(url: string, max: number, values: Readonly<Record<string, string | number>>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: TIMEOUT_MS,
    options: settings({
      statement_timeout: TIMEOUT_MS,
      idle_in_transaction_session_timeout: TIMEOUT_MS,
      ...values,
    }),
  });
  // A broken connection rejects its pending query and is replaced. Without a pending query it emits an event, which
  // would end the process if there were no listener.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function bringUpToDate(url: string, migrationsFolder: string): Promise<void> {
  await exclusive(url, 'migrate', async (client) => {
    try {
      refuseUnknownMigrations(await appliedTo(client), migrationsFolder);
      await migrate(drizzle(client), { migrationsFolder });
    } catch (error) {
      throw new Error(`The migrations in ${migrationsFolder} could not be applied`, {
        cause: error,
      });
    }
  });
}

/** Hashes of the applied migrations; empty for a new database. */
async function appliedTo(client: pg.Client): Promise<string[]> {
  const table = `drizzle."${MIGRATIONS_TABLE}"`;
  const found = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    table,
  ]);
  if (found.rows[0]?.exists !== true) return [];
  const { rows } = await client.query<{ hash: string }>(`select hash from ${table}`);
  return rows.map(({ hash }) => hash);
}

/** Holds an advisory lock on a dedicated connection, so that it is released when the process ends in any way. */
async function exclusive<T>(url: string, name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`Cannot connect to the database at DATABASE_URL: ${reasonOf(error)}`, { cause: error });
  }
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`exclusive ${name}`]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The driver's message, which contains neither the address nor the password. */
function reasonOf(error: unknown): string {
  const { message, code } = error as { readonly message?: string; readonly code?: string };
  return message || code || String(error);
}
