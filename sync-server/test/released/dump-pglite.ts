import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PGlite } from '@electric-sql/pglite';

const NOTED = 'drizzle.__drizzle_migrations';

/** A whole PostgreSQL database as SQL: its migrations as they were applied, and its rows. */
export async function dumpPglite(client: PGlite, migrationsFolder: string): Promise<string> {
  const lines = [
    'create schema drizzle;',
    `create table ${NOTED} (id serial primary key, hash text not null, created_at bigint);`,
  ];
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    lines.push(...sql.map((statement) => `${statement.trim().replace(/;$/, '')};`));
    lines.push(`insert into ${NOTED} (hash, created_at) values ('${hash}', ${folderMillis});`);
  }
  // The rows come in no order of reference.
  lines.push('set session_replication_role = replica;');
  for (const table of await tablesOf(client)) lines.push(...(await insertsOf(client, table)));
  lines.push('set session_replication_role = origin;');
  return lines.join('\n');
}

async function tablesOf(client: PGlite): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
}

async function insertsOf(client: PGlite, table: string): Promise<string[]> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => `quote_nullable(${name}::text)`).join(` || ', ' || `);
  const { rows } = await client.query<{ values: string }>(`select ${values} as values from "${table}"`);
  return rows.map((row) => `insert into "${table}" (${names.join(', ')}) values (${row.values});`);
}
