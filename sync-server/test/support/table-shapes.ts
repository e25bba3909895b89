import { sql, type SQL } from 'drizzle-orm';
import type { Store } from '../../src/database/index.ts';

/** A table as its database has it, in words that both engines share. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  readonly primaryKey: readonly string[];
  /** Unique constraints are indexes as well. */
  readonly indexes: readonly string[];
  readonly references: readonly string[];
}

/** BK7: each engine searches in its own way, which test/bank.test.ts compares. */
const SEARCH_OF_SQLITE = 'question_words';
const SEARCH_OF_POSTGRES = 'question_search_words';

type Row = Readonly<Record<string, unknown>>;

/** Reads rows of what is no table of the schema. @param names of the columns. */
async function rowsOf({ read }: Store, from: SQL, names: readonly string[]): Promise<Row[]> {
  const columns = Object.fromEntries(names.map((name) => [name, sql`${sql.identifier(name)}`.as(name)]));
  return (await read.select(columns).from(from)) as Row[];
}

/** Kinds of PostgreSQL in the words of SQLite; every other kind keeps its name, and agrees with none. */
const KINDS: Readonly<Record<string, string>> = {
  text: 'text',
  bigint: 'integer',
  boolean: 'integer',
  'double precision': 'real',
  bytea: 'blob',
};

const TRUTH: Readonly<Record<string, string>> = { true: '1', false: '0' };

function columnText(row: { name: unknown; kind: unknown; isRequired: boolean; value: unknown }): string {
  const kind = String(row.kind);
  const value = row.value === null ? 'none' : String(row.value).replace(/::\w+$/, '');
  const required = row.isRequired ? 'not null' : 'null';
  return `${String(row.name)} ${kind} ${required} default ${TRUTH[value] ?? value}`;
}

function indexText(
  name: unknown,
  isUnique: boolean,
  columns: readonly string[],
  where: string | null,
): string {
  const kind = isUnique ? 'unique' : 'plain';
  return `${String(name)} ${kind} (${columns.map(plainColumn).join(', ')})${where === null ? '' : ` where ${plain(where)}`}`;
}

/** PostgreSQL answers an expression with capitals, brackets and the types of texts of its own. */
const plain = (condition: string): string =>
  condition.replace(/[()]/g, '').replaceAll('::text', '').replace(/\s+/g, ' ').trim().toLowerCase();

/** A name stays as it is. */
const plainColumn = (column: unknown): string =>
  /\s/.test(String(column)) ? plain(String(column)) : String(column);

interface Reference {
  readonly table: unknown;
  readonly from: readonly unknown[];
  readonly to: readonly unknown[];
  readonly onDelete: unknown;
  readonly onUpdate: unknown;
}

function referenceText({ table, from, to, onDelete, onUpdate }: Reference): string {
  const actions = `on delete ${String(onDelete)} on update ${String(onUpdate)}`.toLowerCase();
  return `(${from.join(', ')}) -> ${String(table)} (${to.join(', ')}) ${actions}`;
}

const withoutQuotes = (expression: unknown) => String(expression).replace(/[`"]/g, '').replace(/\w+\./g, '');

export async function tablesOfSqlite(store: Store): Promise<TableShape[]> {
  const tables = await rowsOf(
    store,
    sql`sqlite_master where type = 'table' and name not like '!_!_%' escape '!' and name not like 'sqlite!_%' escape '!'`,
    ['name'],
  );
  const own = tables.filter(({ name }) => !String(name).startsWith(SEARCH_OF_SQLITE));
  return Promise.all(own.map(({ name }) => sqliteTable(store, String(name))));
}

async function sqliteTable(store: Store, name: string): Promise<TableShape> {
  const columns = await rowsOf(store, sql`pragma_table_info(${name})`, [
    'name',
    'type',
    'notnull',
    'dflt_value',
    'pk',
  ]);
  return {
    name,
    columns: columns.map((row) =>
      columnText({
        name: row['name'],
        kind: String(row['type']).toLowerCase(),
        isRequired: row['notnull'] === 1,
        value: row['dflt_value'],
      }),
    ),
    primaryKey: columns
      .filter(({ pk }) => Number(pk) > 0)
      .sort((a, b) => Number(a['pk']) - Number(b['pk']))
      .map((row) => String(row['name'])),
    indexes: (await sqliteIndexes(store, name)).sort(),
    references: (await sqliteReferences(store, name)).sort(),
  };
}

async function sqliteIndexes(store: Store, table: string): Promise<string[]> {
  const all = await rowsOf(store, sql`pragma_index_list(${table})`, ['name', 'unique', 'origin']);
  const made = all.filter(({ origin }) => origin !== 'pk');
  return Promise.all(
    made.map(async ({ name, unique }) => {
      const [row] = await rowsOf(store, sql`sqlite_master where type = 'index' and name = ${name}`, ['sql']);
      // The text alone has expressions.
      const [, columns = '', where] = /\((.*)\)(?: where (.*))?$/i.exec(withoutQuotes(row?.['sql'])) ?? [];
      return indexText(name, unique === 1, columns.split(/,\s*/), where ?? null);
    }),
  );
}

async function sqliteReferences(store: Store, table: string): Promise<string[]> {
  const rows = await rowsOf(store, sql`pragma_foreign_key_list(${table})`, [
    'id',
    'seq',
    'table',
    'from',
    'to',
    'on_delete',
    'on_update',
  ]);
  const ids = [...new Set(rows.map(({ id }) => id))];
  return ids.map((id) => {
    const parts = rows.filter((row) => row['id'] === id).sort((a, b) => Number(a['seq']) - Number(b['seq']));
    return referenceText({
      table: parts[0]?.['table'],
      from: parts.map(({ from }) => from),
      to: parts.map(({ to }) => to),
      onDelete: parts[0]?.['on_delete'],
      onUpdate: parts[0]?.['on_update'],
    });
  });
}

export async function tablesOfPostgres(store: Store): Promise<TableShape[]> {
  const tables = await rowsOf(store, sql`information_schema.tables where table_schema = 'public'`, [
    'table_name',
  ]);
  return Promise.all(tables.map((row) => postgresTable(store, String(row['table_name']))));
}

async function postgresTable(store: Store, name: string): Promise<TableShape> {
  const columns = await rowsOf(
    store,
    sql`(select * from information_schema.columns where table_schema = 'public' and table_name = ${name} order by ordinal_position) as found`,
    ['column_name', 'data_type', 'is_nullable', 'column_default'],
  );
  const indexes = await postgresIndexes(store, name);
  return {
    name,
    columns: columns.map((row) =>
      columnText({
        name: row['column_name'],
        kind: KINDS[String(row['data_type'])] ?? `postgres ${String(row['data_type'])}`,
        isRequired: row['is_nullable'] === 'NO',
        value: row['column_default'],
      }),
    ),
    primaryKey: indexes.find(({ isPrimary }) => isPrimary)?.columns ?? [],
    indexes: indexes
      .filter(({ isPrimary, name: index }) => !isPrimary && index !== SEARCH_OF_POSTGRES)
      .map((each) => indexText(each.name, each.isUnique, each.columns, each.where))
      .sort(),
    references: (await postgresReferences(store, name)).sort(),
  };
}

interface PostgresIndex {
  readonly name: string;
  readonly isPrimary: boolean;
  readonly isUnique: boolean;
  readonly columns: readonly string[];
  readonly where: string | null;
}

async function postgresIndexes(store: Store, table: string): Promise<PostgresIndex[]> {
  const rows = await rowsOf(
    store,
    sql`(select c.relname as name, i.indisprimary as "isPrimary", i.indisunique as "isUnique",
      array(select pg_get_indexdef(i.indexrelid, k, true) from generate_series(1, i.indnkeyatts) as k order by k) as columns,
      pg_get_expr(i.indpred, i.indrelid) as "where"
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = ${`public."${table}"`}::regclass) as found`,
    ['name', 'isPrimary', 'isUnique', 'columns', 'where'],
  );
  return rows.map((row) => ({
    name: String(row['name']),
    isPrimary: row['isPrimary'] === true,
    isUnique: row['isUnique'] === true,
    columns: (row['columns'] as readonly string[]).map(withoutQuotes),
    where: row['where'] === null ? null : withoutQuotes(row['where']),
  }));
}

const ACTIONS: Readonly<Record<string, string>> = {
  a: 'no action',
  c: 'cascade',
  n: 'set null',
  r: 'restrict',
  d: 'set default',
};

async function postgresReferences(store: Store, table: string): Promise<string[]> {
  const columnsOf = (relation: string, keys: string) =>
    sql.raw(
      `array(select a.attname::text from unnest(${keys}) with ordinality as k(number, place) join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number order by k.place)`,
    );
  const rows = await rowsOf(
    store,
    sql`(select f.relname as "table", ${columnsOf('c.conrelid', 'c.conkey')} as "from", ${columnsOf('c.confrelid', 'c.confkey')} as "to",
      c.confdeltype::text as "onDelete", c.confupdtype::text as "onUpdate"
      from pg_constraint c join pg_class f on f.oid = c.confrelid
      where c.contype = 'f' and c.conrelid = ${`public."${table}"`}::regclass) as found`,
    ['table', 'from', 'to', 'onDelete', 'onUpdate'],
  );
  return rows.map((row) =>
    referenceText({
      table: row['table'],
      from: row['from'] as readonly string[],
      to: row['to'] as readonly string[],
      onDelete: ACTIONS[String(row['onDelete'])],
      onUpdate: ACTIONS[String(row['onUpdate'])],
    }),
  );
}
