import type { DBCore, DBCoreMutateRequest, Middleware } from 'dexie';

/**
 * Requests the commit of a lone `add` to `tableName` together with the `add`. Otherwise the page requests it only
 * after it has seen the `add` succeed, which on a slow device is after the next frame: an unnecessary second round
 * trip to the disk. Applies only if the transaction can contain nothing else: one table, one row.
 */
export function commitAtOnce(tableName: string): Middleware<DBCore> {
  return {
    stack: 'dbcore',
    name: 'commit-at-once',
    create: (core) => ({
      table: (name) => {
        const table = core.table(name);
        if (name !== tableName) return table;
        return {
          ...table,
          mutate: (request) => {
            const done = table.mutate(request);
            if (isWholeTransaction(request)) (request.trans as IDBTransaction).commit();
            return done;
          },
        };
      },
    }),
  };
}

/** Dexie's lowest layer passes the browser's own transaction, which its types do not show. */
function isWholeTransaction(request: DBCoreMutateRequest): boolean {
  const { objectStoreNames } = request.trans as IDBTransaction;
  return request.type === 'add' && request.values.length === 1 && objectStoreNames.length === 1;
}
