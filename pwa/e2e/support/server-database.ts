import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type Sqlite from 'better-sqlite3';

const sqlite = createRequire(fileURLToPath(new URL('../../../sync-server/package.json', import.meta.url)));

/** The server's own database, past the server. To be closed by the caller. */
export function openServerDatabase(dataDir: string): Sqlite.Database {
  const Database = sqlite('better-sqlite3') as typeof Sqlite;
  return new Database(path.join(dataDir, 'prep.sqlite'));
}

/** How many attempts the server has. */
export function receivedAttempts(dataDir: string): number {
  const database = openServerDatabase(dataDir);
  try {
    return Number(database.prepare('select count(*) from attempts').pluck().get());
  } finally {
    database.close();
  }
}
