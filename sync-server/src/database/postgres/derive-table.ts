import { Column, getTableColumns, is, SQL, sql, type SQLChunk } from 'drizzle-orm';
import { getTableConfig, type ForeignKey, type Index, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import {
  check,
  ForeignKeyBuilder,
  index,
  pgTable,
  PrimaryKeyBuilder,
  UniqueConstraintBuilder,
  uniqueIndex,
  type ExtraConfigColumn,
  type PgColumn,
  type PgTable,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { postgresColumn } from './columns.ts';

/** Finds the PostgreSQL table of a SQLite one. Called only after all are derived, since tables reference each other. */
export type FindTable = (table: SQLiteTable) => PgTable;

/**
 * The PostgreSQL equivalent of a SQLite table: the same columns, keys, indexes, references and cascades under the same
 * names, so that tables are declared only in ../sqlite.
 */
export function postgresTable(table: SQLiteTable, find: FindTable): PgTable {
  const columns = Object.entries(getTableColumns(table)).map(
    ([name, column]) => [name, postgresColumn(column)] as const,
  );
  const { name } = getTableConfig(table);
  return pgTable(name, Object.fromEntries(columns), (own) => constraintsOf(table, own, find));
}

type Columns = Readonly<Record<string, ExtraConfigColumn>>;

function constraintsOf(table: SQLiteTable, own: Columns, find: FindTable): PgTableExtraConfigValue[] {
  const { primaryKeys, uniqueConstraints, foreignKeys, indexes, checks } = getTableConfig(table);
  return [
    ...primaryKeys.map((key) => new PrimaryKeyBuilder(allIn(own, key.columns), key.name)),
    ...uniqueConstraints.map((key) => new UniqueConstraintBuilder(allIn(own, key.columns), key.name)),
    ...foreignKeys.map((key) => postgresReference(key, own, find)),
    ...indexes.map((each) => postgresIndex(each, own)),
    ...checks.map(({ name, value }) => check(name, postgresSql(value, own))),
  ];
}

function postgresReference(key: ForeignKey, own: Columns, find: FindTable): ForeignKeyBuilder {
  const { columns, foreignTable, foreignColumns } = key.reference();
  const foreign: Readonly<Record<string, PgColumn>> = getTableColumns(find(foreignTable));
  const made = { columns: allIn(own, columns), foreignColumns: allIn(foreign, foreignColumns) };
  return new ForeignKeyBuilder(() => made)
    .onDelete(key.onDelete ?? 'no action')
    .onUpdate(key.onUpdate ?? 'no action');
}

function postgresIndex({ config }: Index, own: Columns) {
  const { name, unique, columns, where } = config;
  const [first, ...more] = columns.map((column) =>
    is(column, SQL) ? postgresSql(column, own) : columnIn(own, column),
  );
  if (first === undefined) throw new Error(`The index ${name} has no columns`);
  const made = (unique ? uniqueIndex(name) : index(name)).on(first, ...more);
  return where === undefined ? made : made.where(postgresSql(where, own));
}

/** The same expression with the columns of the PostgreSQL table. */
function postgresSql({ queryChunks }: SQL, own: Columns): SQL {
  const chunks = queryChunks.map((chunk): SQLChunk => {
    if (is(chunk, Column)) return columnIn(own, chunk);
    return is(chunk, SQL) ? postgresSql(chunk, own) : chunk;
  });
  return sql.join(chunks);
}

function allIn<T extends PgColumn>(own: Readonly<Record<string, T>>, columns: readonly Column[]): T[] {
  return columns.map((column) => columnIn(own, column));
}

function columnIn<T extends PgColumn>(own: Readonly<Record<string, T>>, { name }: Column): T {
  const found = own[name];
  if (found === undefined) throw new Error(`There is no column ${name}`);
  return found;
}
