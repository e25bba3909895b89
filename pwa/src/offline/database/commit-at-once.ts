import type { DBCore, DBCoreMutateRequest, Middleware } from 'dexie';

/**
 * Asks for the commit of a lone `add` to `tableName` together with it. Otherwise the page asks only when it has seen
 * that the `add` went well, which on a slow device is after the frame that shows the answer was drawn: a second way to
 * the disk and back, for nothing. Only where the transaction can hold nothing else: this one table, this one row.
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

/** Dexie's lowest layer hands out the browser's own transaction, and its types say less. */
function isWholeTransaction(request: DBCoreMutateRequest): boolean {
  const { objectStoreNames } = request.trans as IDBTransaction;
  return request.type === 'add' && request.values.length === 1 && objectStoreNames.length === 1;
}
