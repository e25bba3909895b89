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
