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
  if (databaseUrl === undefined) return openSqlite(choice, options);
  // Its tables are derived from the other engine's as it is loaded.
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres({ url: databaseUrl, migrationsDirectory });
}
