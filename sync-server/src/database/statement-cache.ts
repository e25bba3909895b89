import type Database from 'better-sqlite3';

/** About the number of different statements of the server; lists of different lengths are separate statements. */
export const MOST_STATEMENTS = 500;

/**
 * A connection with an LRU cache of compiled statements. Drizzle prepares every query anew, and for most queries SQLite
 * takes longer to compile than to run. After a schema change SQLite itself recompiles them.
 */
export function withStatementCache(connection: Database.Database): Database.Database {
  const cache = new Map<string, Database.Statement>();
  const prepare = (source: string): Database.Statement => {
    const statement = cache.get(source) ?? connection.prepare(source);
    cache.delete(source);
    cache.set(source, statement);
    if (cache.size > MOST_STATEMENTS) cache.delete(cache.keys().next().value as string);
    // The previous caller may have switched it to rows as arrays.
    return statement.reader ? statement.raw(false) : statement;
  };
  return Object.create(connection, { prepare: { value: prepare } }) as Database.Database;
}
