import { sql } from 'drizzle-orm';
import type { Store } from './store.ts';

/** @returns the bytes that the database has on its disk, with its indexes, and on SQLite without its log. */
export async function databaseBytes({ dialect, read }: Pick<Store, 'dialect' | 'read'>): Promise<number> {
  const source =
    dialect === 'sqlite'
      ? sql`(select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()) as sizes`
      : sql`(select pg_database_size(current_database()) as bytes) as sizes`;
  const [row] = await read.select({ bytes: sql`bytes`.mapWith(Number) }).from(source);
  return row?.bytes ?? 0;
}
