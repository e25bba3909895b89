import type Database from 'better-sqlite3';
import { portable } from './open-sqlite.ts';
import { backups } from './schema.sqlite.ts';

/** OP4: records a backup in the database that was copied. One of an earlier version has no such table yet. */
export async function recordCopy(
  live: Database.Database,
  row: (typeof backups)['$inferInsert'],
): Promise<void> {
  const table = live.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'backups'").get();
  if (table !== undefined) await portable(live).insert(backups).values(row);
}
