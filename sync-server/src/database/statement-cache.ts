import type Database from 'better-sqlite3';

/** About what the whole server asks; lists of different lengths are statements of their own. */
export const MOST_STATEMENTS = 500;

/**
 * A connection that compiles each statement once, and keeps those that were asked for last: Drizzle prepares every query
 * anew, and SQLite takes longer to compile most of them than to run them. SQLite itself compiles them again where the schema
 * has changed.
 */
export function withStatementCache(connection: Database.Database): Database.Database {
  const cache = new Map<string, Database.Statement>();
  const prepare = (source: string): Database.Statement => {
    const statement = cache.get(source) ?? connection.prepare(source);
    cache.delete(source);
    cache.set(source, statement);
    if (cache.size > MOST_STATEMENTS) cache.delete(cache.keys().next().value as string);
    // Who asked before may have asked for arrays.
    return statement.reader ? statement.raw(false) : statement;
  };
  return Object.create(connection, { prepare: { value: prepare } }) as Database.Database;
}
