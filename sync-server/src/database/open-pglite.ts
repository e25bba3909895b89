import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { postgresTables } from './postgres-tables.ts';
import { inTransaction, portable } from './postgres-transactions.ts';
import type { Store } from './store.ts';

// PostgreSQL in this process, with one connection: for tests of what needs no concurrency.

/** A PGlite in memory with the newest schema and no rows. */
export async function migratedPglite(migrationsDirectory: string): Promise<PGlite> {
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder: path.join(migrationsDirectory, 'postgres') });
  return client;
}

/** The client stays open when the store is closed: creating one takes seconds, emptying it does not. */
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
