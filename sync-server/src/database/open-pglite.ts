import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { postgresTables } from './postgres-tables.ts';
import { inTransaction, portable } from './postgres-transactions.ts';
import type { Store } from './store.ts';

// PostgreSQL in this process with a single connection, for tests without concurrency.

/** An in-memory PGlite with the newest schema and no rows. */
export async function migratedPglite(migrationsDirectory: string): Promise<PGlite> {
  const client = await PGlite.create();
  await migratePglite(client, migrationsDirectory);
  return client;
}

/** Applies the pending migrations. */
export async function migratePglite(client: PGlite, migrationsDirectory: string): Promise<void> {
  await migrate(drizzle(client), { migrationsFolder: path.join(migrationsDirectory, 'postgres') });
}

/** Closing the store keeps the client open: a new one takes seconds, and emptying it takes none. */
export function pgliteStore(client: PGlite): Store {
  const database = drizzle(client);
  return {
    dialect: 'postgres',
    t: postgresTables,
    read: portable(database),
    write: (work) => inTransaction(database, work),
    exclusive: (_name, work) => work(),
    close: () => Promise.resolve(),
  };
}
