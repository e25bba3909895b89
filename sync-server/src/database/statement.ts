import { sql, type Placeholder } from 'drizzle-orm';
import type { Queries, Store, Tables } from './store.ts';

interface Prepared<Rows> {
  execute(values: Record<string, unknown>): PromiseLike<Rows>;
}

interface Preparable<Rows> {
  /** The name is for PostgreSQL's prepared statements; SQLite ignores it. */
  prepare(name?: string): Prepared<Rows>;
}

/**
 * A prepared query for hot paths. Building a query with Drizzle takes several times as long as SQLite needs to run it, so
 * it is built once per connection, with `sql.placeholder(name)` for the values.
 */
export function statement<Values extends Record<string, unknown>, Rows>(
  name: string,
  build: (queries: Queries, tables: Tables, dialect: Store['dialect']) => Preparable<Rows>,
): (store: Store, queries: Queries, values: Values) => Promise<Rows> {
  const built = new WeakMap<Queries, Prepared<Rows>>();
  return async (store, queries, values) => {
    let prepared = built.get(queries);
    if (prepared === undefined) {
      prepared = build(queries, store.t, store.dialect).prepare(name);
      built.set(queries, prepared);
    }
    return prepared.execute(values);
  };
}

/**
 * For `limit` and `offset` of a prepared statement. SQLite replans a query whenever a parameter that is the whole limit is
 * bound, which costs more than most queries; it does not look into expressions.
 * @param value the name of a placeholder, or a constant number.
 */
export function rowLimit(value: string | number): Placeholder {
  const limit =
    typeof value === 'number' ? sql.raw(String(value)) : sql`cast(${sql.placeholder(value)} as bigint)`;
  // Drizzle renders any value here, but its types allow only numbers and placeholders.
  return limit as unknown as Placeholder;
}
