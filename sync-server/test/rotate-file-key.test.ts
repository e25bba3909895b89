import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../src/context.ts';
import { openSqlite } from '../src/database/open-sqlite.ts';
import { getOrCreateFileKeys } from '../src/installation/index.ts';
import { runRotateFileKey } from '../src/rotate-file-key-command.ts';
import { migrationsDirectory } from './support/test-server.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'prep-rotate-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const rotate = (...args: string[]) =>
  runRotateFileKey(
    args,
    { NODE_ENV: 'test', DATA_DIR: directory, MIGRATIONS_DIR: migrationsDirectory },
    systemClock,
  );

it('[ST15] makes a newer key beside a server that has the database open, keeps the older one, and names it', async () => {
  const store = openSqlite({ dataDirectory: directory, migrationsDirectory });
  const before = await (await getOrCreateFileKeys(store, systemClock)).current();
  const said = await rotate();
  const keys = await getOrCreateFileKeys(store, systemClock);
  const after = await keys.current();
  expect(after.keyId).not.toBe(before.keyId);
  expect(said[0]).toContain(after.keyId);
  expect(await keys.find(before.keyId)).toBeDefined();
  expect(await keys.find('another')).toBeUndefined();
  await store.close();
});

it('refuses what it does not know and a folder without a database, and makes none', async () => {
  await expect(rotate()).rejects.toThrow('There is no database at');
  expect(readdirSync(directory)).toEqual([]);
  await expect(rotate('--force')).rejects.toThrow('This takes no arguments');
});
