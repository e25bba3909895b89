import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Store } from '../../src/database/index.ts';
import type { EmptyDatabase } from '../support/databases.ts';
import { migrationsDirectory } from '../support/engine.ts';
import { tablesOfPostgres, tablesOfSqlite, type TableShape } from '../support/table-shapes.ts';
import { newDatabase, openShared } from './support.ts';

let directory: string;
let database: EmptyDatabase;
let embedded: Store;
let shared: Store;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'prep-tables-'));
  embedded = await openStore({ databaseUrl: undefined, dataDirectory: directory, migrationsDirectory });
  database = await newDatabase();
  shared = await openShared(database);
});

afterAll(async () => {
  await Promise.all([embedded.close(), shared.close()]);
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
});

const byName = (tables: readonly TableShape[]) => new Map(tables.map((table) => [table.name, table]));

test('both engines have the same tables: columns, keys, indexes, references and cascades', async () => {
  const [sqlite, postgres] = [await tablesOfSqlite(embedded), await tablesOfPostgres(shared)];
  const expected = byName(sqlite);
  expect(expected.size).toBe(Object.keys(embedded.t).length);
  expect([...byName(postgres).keys()].sort()).toEqual([...expected.keys()].sort());
  for (const table of postgres) expect(table, table.name).toEqual(expected.get(table.name));
});

test('text is compared byte by byte on both engines, and integers have eight bytes', async () => {
  const kept = async ({ read, write, t: { installation, jobs } }: Store) => {
    const values = ['b', 'B', 'a', 'Ä', '_'].map((name) => ({ name, value: name }));
    await write((queries) => queries.insert(installation).values(values));
    const attempts = Number.MAX_SAFE_INTEGER;
    const job = { id: 'j', kind: 'k', payload: {}, state: 'done', runAt: 1, createdAt: 1, attempts } as const;
    await write((queries) => queries.insert(jobs).values(job));
    const [most] = await read.select().from(jobs);
    const rows = await read.select().from(installation).orderBy(installation.name);
    return [most?.attempts, rows.map(({ name }) => name).join('')];
  };
  expect(await kept(shared)).toEqual(await kept(embedded));
});

test('what the comparison reads is what the database does: a cascade of the one is a cascade of the other', async () => {
  const deleted = async ({ read, write, t: { categories, categorySubjects, subjects } }: Store) => {
    const words = { name: 'x', description: '', createdAt: 1 };
    await write(async (queries) => {
      await queries.insert(categories).values({ id: 'c', cid: 'c', ...words });
      await queries.insert(subjects).values({ id: 's', sid: 's', ...words });
      await queries.insert(categorySubjects).values({ categoryId: 'c', subjectId: 's' });
      await queries.delete(categories).where(sql`id = 'c'`);
    });
    return read.$count(categorySubjects);
  };
  expect([await deleted(embedded), await deleted(shared)]).toEqual([0, 0]);
});
