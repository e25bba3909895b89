import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DATABASE_FILE, connect, openSqlite } from './open-sqlite.ts';
import { DEFAULT_ORGANISATION } from './organisations.ts';

const migrations = fileURLToPath(new URL('../../../drizzle', import.meta.url));
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'prep-open-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

const open = (migrationsDirectory = migrations) =>
  openSqlite({ dataDirectory: directory, migrationsDirectory });
const user = (id: string) => ({
  id,
  email: `${id}@example.com`,
  username: id,
  fullName: id,
  passwordHash: '-',
  role: 'student' as const,
  accountStatus: 'approved' as const,
  organisationId: DEFAULT_ORGANISATION,
  createdAt: 1,
});

test('a database is made, written, and found again', async () => {
  const store = open();
  await store.write((queries) => queries.insert(store.t.users).values(user('asha')));
  await store.close();
  const again = open();
  expect(await again.read.$count(again.t.users)).toBe(1);
  await again.close();
});

test('no other user of the machine can enter its folder, whatever its rights were', async () => {
  chmodSync(directory, 0o755);
  await open().close();
  expect(statSync(directory).mode & 0o777).toBe(0o700);
});

test('every commit is on disk before it is answered: WAL with full synchronisation and foreign keys', () => {
  const connection = connect(path.join(directory, DATABASE_FILE));
  const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'].map((name) =>
    connection.pragma(name, { simple: true }),
  );
  expect(settings).toEqual(['wal', 2, 1, 5000]);
  connection.close();
});

/** WITHOUT ROWID is written into the migrations by hand, so a generated migration that recreates a table would lose it. */
test('what is read by ranges of its key is stored by its key', async () => {
  await open().close();
  const connection = connect(path.join(directory, DATABASE_FILE));
  const tables = connection.pragma('table_list') as { name: string; wr: 0 | 1 }[];
  const stored = tables.flatMap(({ name, wr }) =>
    wr === 1 && !name.startsWith('question_words') ? [name] : [],
  );
  expect(stored.sort()).toEqual([
    'attempt_prints',
    'daily_figures',
    'standing_attempts',
    'standing_boards',
    'standing_counts',
    'standings',
    'user_words',
  ]);
  connection.close();
});

test('what reads cannot write', async () => {
  const store = open();
  await expect(store.read.insert(store.t.users).values(user('asha'))).rejects.toThrow();
  await store.close();
});

test('a migration that fails leaves the database as it was', async () => {
  await open().close();
  const broken = path.join(directory, 'migrations');
  mkdirSync(broken);
  cpSync(migrations, broken, { recursive: true });
  const journalFile = path.join(broken, 'sqlite', 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: object[] };
  journal.entries.push({
    idx: 99,
    version: '6',
    when: 9_999_999_999_999,
    tag: '9999_broken',
    breakpoints: true,
  });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(
    path.join(broken, 'sqlite', '9999_broken.sql'),
    'CREATE TABLE half (id INTEGER);\n--> statement-breakpoint\nNOT SQL;',
  );
  expect(() => open(broken)).toThrow('could not be applied');
  const connection = connect(path.join(directory, DATABASE_FILE));
  expect(connection.prepare("SELECT count(*) FROM sqlite_master WHERE name = 'half'").pluck().get()).toBe(0);
  connection.close();
  await open().close();
});

describe('refused with what to do, and left as it is:', () => {
  /** With a user in it, and as the change leaves it. */
  async function databaseAfter(change: string) {
    const store = open();
    await store.write((queries) => queries.insert(store.t.users).values(user('asha')));
    await store.close();
    const connection = connect(path.join(directory, DATABASE_FILE));
    connection.exec(change);
    return connection;
  }

  test.each([
    [
      // Older than the first migration of this build, which would run over the tables that are there.
      'a database of an unreleased build',
      "UPDATE __drizzle_migrations SET hash = 'of another build', created_at = 1",
    ],
    [
      'a database of a newer build',
      "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('of a newer build', 9999999999999)",
    ],
  ])('%s', async (_name, change) => {
    const connection = await databaseAfter(change);
    const content = () =>
      ['sqlite_master', 'users', '__drizzle_migrations'].map((table) =>
        connection.prepare(`SELECT * FROM ${table}`).all(),
      );
    const before = content();
    expect(() => open()).toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({
          message: expect.stringContaining('Go back to that build.') as string,
        }) as Error,
      }) as Error,
    );
    expect(content()).toEqual(before);
    connection.close();
  });
});
