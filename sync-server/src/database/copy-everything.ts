import { getTableColumns, is, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from './schema.sqlite.ts';
import type { Store, Tables } from './store.ts';

/** Rows per transaction; a log has some tens of kilobytes. */
const ROWS_AT_ONCE = 200;

type TableName = keyof Tables;

/** Triggers of both engines fill these from other rows, as those are copied. */
const FILLED_BY_TRIGGERS: readonly TableName[] = ['paymentCounts', 'userCounts', 'userWords'];

/** Rows by table name. */
export type Copied = Readonly<Record<string, number>>;

/**
 * Copies every row of an embedded database into an empty one of the other engine, referenced tables first.
 * @param from must not be written to meanwhile.
 * @throws Error if a table does not have as many rows as the original.
 */
export async function copyEverything(from: Store, to: Store): Promise<Copied> {
  const copied: Record<string, number> = {};
  // The only rows of an empty database: those of a migration. The original's take their place.
  await to.write((queries) => queries.delete(to.t.organisations));
  for (const name of inOrderOfReference()) {
    if (FILLED_BY_TRIGGERS.includes(name)) continue;
    await copyTable(from, to, name);
    const [before, after] = [await from.read.$count(from.t[name]), await to.read.$count(to.t[name])];
    if (before !== after) throw new Error(`${name}: only ${after} of ${before} rows were copied`);
    copied[name] = after;
  }
  return copied;
}

async function copyTable(from: Store, to: Store, name: TableName): Promise<void> {
  let rows = await rowsAfter(from, name, null);
  while (rows.length > 0) {
    const values = rows.map(({ row }) => row);
    await to.write((queries) => queries.insert(to.t[name]).values(values as never));
    rows = await rowsAfter(from, name, Object.values(rows.at(-1)?.place ?? {}));
  }
}

/** @param place order key of the last row of the previous page, null for the first page. */
function rowsAfter({ read, t }: Store, name: TableName, place: readonly unknown[] | null) {
  const order = orderOf(name);
  const isAfter =
    place === null ? undefined : sql`${rowOf(order)} > ${rowOf(place.map((value) => sql`${value}`))}`;
  return read
    .select({
      row: getTableColumns(t[name]),
      place: Object.fromEntries(order.map((column, index) => [`place${index}`, column])),
    })
    .from(t[name])
    .where(isAfter)
    .orderBy(...order)
    .limit(ROWS_AT_ONCE);
}

/** The storage order: by the composite primary key, since such a table may have no rowid, otherwise by rowid. */
function orderOf(name: TableName): SQL[] {
  const [key] = getTableConfig(schema[name]).primaryKeys;
  return key === undefined ? [sql`rowid`] : key.columns.map((column) => sql`${column}`);
}

const rowOf = (values: readonly SQL[]) => sql`(${sql.join([...values], sql`, `)})`;

function inOrderOfReference(): TableName[] {
  const names = (Object.keys(schema) as TableName[]).filter((name) => is(schema[name], SQLiteTable));
  const ordered: TableName[] = [];
  const visit = (name: TableName): void => {
    if (ordered.includes(name)) return;
    for (const key of getTableConfig(schema[name]).foreignKeys) {
      const referred = names.find((each) => schema[each] === key.reference().foreignTable);
      if (referred !== undefined && referred !== name) visit(referred);
    }
    ordered.push(name);
  };
  names.forEach(visit);
  return ordered;
}
