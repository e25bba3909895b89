import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { bigint, boolean, customType, doublePrecision, type PgColumnBuilderBase } from 'drizzle-orm/pg-core';

/** Compared byte by byte, as SQLite does: the order of a list is the same on both engines and on every system. */
const text = customType<{ data: string; driverData: string }>({ dataType: () => 'text COLLATE "C"' });

/** JSON as it was written. jsonb would return its keys in another order, and some of it is hashed or signed. */
const json = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (stored): unknown => JSON.parse(stored),
});

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (stored) => Buffer.from(stored),
});

/** What is said of every kind of column. The values are of the column that they are copied from, so their type is the same. */
interface Builder extends PgColumnBuilderBase {
  notNull(): unknown;
  primaryKey(): unknown;
  unique(name?: string): unknown;
  default(value: never): unknown;
  $defaultFn(value: () => never): unknown;
  $onUpdateFn(value: () => never): unknown;
}

/** Drizzle's name for a kind of column in SQLite -> the same kind in PostgreSQL. */
const KINDS: Readonly<Record<string, () => Builder>> = {
  SQLiteText: () => text(),
  SQLiteTextJson: () => json(),
  SQLiteBoolean: () => boolean(),
  // An integer of SQLite has eight bytes, and epoch milliseconds need them.
  SQLiteInteger: () => bigint({ mode: 'number' }),
  SQLiteReal: () => doublePrecision(),
  SQLiteBlobBuffer: () => bytes(),
};

/**
 * A column of SQLite as PostgreSQL keeps it: the same values, default and constraints.
 * @throws Error for what PostgreSQL would keep in another way than SQLite.
 */
export function postgresColumn(column: SQLiteColumn): PgColumnBuilderBase {
  const make = KINDS[column.columnType];
  if (make === undefined || column.generated !== undefined || isRowid(column))
    throw new Error(
      `PostgreSQL has no such column as ${column.name}, a ${column.columnType}: say in postgres/columns.ts how it is kept there.`,
    );
  const builder = make();
  if (column.notNull) builder.notNull();
  if (column.primary) builder.primaryKey();
  if (column.isUnique) builder.unique(column.uniqueName);
  if (column.default !== undefined) builder.default(column.default as never);
  if (column.defaultFn !== undefined) builder.$defaultFn(column.defaultFn as () => never);
  if (column.onUpdateFn !== undefined) builder.$onUpdateFn(column.onUpdateFn as () => never);
  return builder;
}

/** SQLite counts such a column up by itself. */
function isRowid({ primary, columnType }: SQLiteColumn): boolean {
  return primary && columnType === 'SQLiteInteger';
}
