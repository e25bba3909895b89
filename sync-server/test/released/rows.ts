import { getTableColumns, is, Table } from 'drizzle-orm';
import type { Store } from '../../src/database/index.ts';

type Row = Readonly<Record<string, unknown>>;

/** Every row of every table, by the names that the code has for tables and columns; the same on both engines. */
export async function everyRow({ t, read }: Store): Promise<Record<string, Row[]>> {
  const rows: Record<string, Row[]> = {};
  for (const [name, table] of Object.entries(t) as [string, unknown][]) {
    if (!is(table, Table)) continue;
    const found: Row[] = await read.select(getTableColumns(table) as never).from(table as never);
    rows[name] = found.map(plain).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  }
  return rows;
}

/** As JSON has it, with bytes as base64. */
function plain(row: Row): Row {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  ]);
  return JSON.parse(JSON.stringify(Object.fromEntries(entries))) as Row;
}

const keyOf = (row: Row): string => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
