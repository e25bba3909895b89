import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Store } from './store.ts';

export interface DatabaseChoice {
  /** PostgreSQL where given; otherwise a file in the data directory. */
  readonly databaseUrl: string | undefined;
  readonly dataDirectory: string;
  readonly migrationsDirectory: string;
}

export async function openStore(choice: DatabaseChoice): Promise<Store> {
  const { databaseUrl, migrationsDirectory } = choice;
  return databaseUrl === undefined
    ? openSqlite(choice)
    : openPostgres({ url: databaseUrl, migrationsDirectory });
}
