import { openSqlite } from './open-sqlite.ts';
import type { Store } from './store.ts';
import type { WriteQueueOptions } from './write-queue.ts';

export interface DatabaseChoice {
  /** PostgreSQL if set; otherwise a file in the data directory. */
  readonly databaseUrl: string | undefined;
  readonly dataDirectory: string;
  readonly migrationsDirectory: string;
}

/** @param options of the embedded engine's write queue; unused on PostgreSQL. */
export async function openStore(choice: DatabaseChoice, options: WriteQueueOptions = {}): Promise<Store> {
  const { databaseUrl, migrationsDirectory } = choice;
  if (databaseUrl === undefined) return openSqlite(choice, options);
  // Loaded on demand, because importing it derives all PostgreSQL tables.
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres({ url: databaseUrl, migrationsDirectory });
}
