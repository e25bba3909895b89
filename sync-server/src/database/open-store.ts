import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Store } from './store.ts';
import type { WriteQueueOptions } from './write-queue.ts';

export interface DatabaseChoice {
  /** PostgreSQL where given; otherwise a file in the data directory. */
  readonly databaseUrl: string | undefined;
  readonly dataDirectory: string;
  readonly migrationsDirectory: string;
}

/** @param options for the embedded engine's writer, which PostgreSQL does not have. */
export async function openStore(choice: DatabaseChoice, options: WriteQueueOptions = {}): Promise<Store> {
  const { databaseUrl, migrationsDirectory } = choice;
  return databaseUrl === undefined
    ? openSqlite(choice, options)
    : openPostgres({ url: databaseUrl, migrationsDirectory });
}
