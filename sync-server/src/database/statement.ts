import { sql, type Placeholder } from 'drizzle-orm';
import type { Queries, Store, Tables } from './store.ts';

interface Prepared<Rows> {
  execute(values: Record<string, unknown>): PromiseLike<Rows>;
}

interface Preparable<Rows> {
  /** PostgreSQL keeps prepared statements under a name; SQLite has no use for it. */
  prepare(name?: string): Prepared<Rows>;
}

/**
 * A query of a path that is taken thousands of times a second. Building a query with Drizzle costs several times what
 * SQLite needs to run it, so it is built once for each connection, with `sql.placeholder(name)` where values go.
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
 * For `limit` and `offset` of a statement. SQLite looks at a parameter that stands there alone when it plans a query,
 * and therefore plans it again whenever one is bound, which costs more than most queries. It does not look into
 * expressions.
 * @param value the name of a placeholder, or a number that never changes.
 */
export function rowLimit(value: string | number): Placeholder {
  const limit =
    typeof value === 'number' ? sql.raw(String(value)) : sql`cast(${sql.placeholder(value)} as bigint)`;
  // Drizzle writes whatever it is given, but its types know only numbers and placeholders.
  return limit as unknown as Placeholder;
}
