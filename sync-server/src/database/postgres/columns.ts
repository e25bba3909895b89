import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { bigint, boolean, customType, doublePrecision, type PgColumnBuilderBase } from 'drizzle-orm/pg-core';

/** Compared byte by byte, as SQLite does, so that lists have the same order on both engines and on every system. */
const text = customType<{ data: string; driverData: string }>({ dataType: () => 'text COLLATE "C"' });

/** JSON stored as text. jsonb would change the order of keys, and some values are hashed or signed. */
const json = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (stored): unknown => JSON.parse(stored),
});

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (stored) => Buffer.from(stored),
});

/** The builder methods used here. Values are copied from the SQLite column, whose types they already have. */
interface Builder extends PgColumnBuilderBase {
  notNull(): unknown;
  primaryKey(): unknown;
  unique(name?: string): unknown;
  default(value: never): unknown;
  $defaultFn(value: () => never): unknown;
  $onUpdateFn(value: () => never): unknown;
}

/** PostgreSQL's column builders by Drizzle's name of the SQLite column type. */
const KINDS: Readonly<Record<string, () => Builder>> = {
  SQLiteText: () => text(),
  SQLiteTextJson: () => json(),
  SQLiteBoolean: () => boolean(),
  // SQLite's integers have eight bytes, which epoch milliseconds need.
  SQLiteInteger: () => bigint({ mode: 'number' }),
  SQLiteReal: () => doublePrecision(),
  SQLiteBlobBuffer: () => bytes(),
};

/**
 * The PostgreSQL equivalent of a SQLite column, with the same values, default and constraints.
 * @throws Error for a column type without an equivalent here.
 */
export function postgresColumn(column: SQLiteColumn): PgColumnBuilderBase {
  const make = KINDS[column.columnType];
  if (make === undefined || column.generated !== undefined || isRowid(column))
    throw new Error(
      `No PostgreSQL equivalent is defined for the column ${column.name} of type ${column.columnType}: add one to postgres/columns.ts.`,
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

/** SQLite assigns such a column automatically. */
function isRowid({ primary, columnType }: SQLiteColumn): boolean {
  return primary && columnType === 'SQLiteInteger';
}
