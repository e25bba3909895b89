import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATABASE_FILE, connect, openSqlite } from './open-sqlite.ts';

const migrations = fileURLToPath(new URL('../../../drizzle', import.meta.url));
/** The last one before accounts had sessions, numbers and the five statuses. */
const LAST_BEFORE = '0001_jobs';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'prep-migration-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

/** The migrations as they were, up to and with one of them. */
function migrationsUpTo(tag: string): string {
  const folder = path.join(directory, 'migrations');
  cpSync(migrations, folder, { recursive: true });
  const journalFile = path.join(folder, 'sqlite', 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  journal.entries.splice(last + 1);
  writeFileSync(journalFile, JSON.stringify(journal));
  return folder;
}

test('accounts from before keep what they have, and the active are approved', async () => {
  await openSqlite({ dataDirectory: directory, migrationsDirectory: migrationsUpTo(LAST_BEFORE) }).close();
  const connection = connect(path.join(directory, DATABASE_FILE));
  const insert = connection.prepare(
    "INSERT INTO users (id, email, username, fullName, passwordHash, role, accountStatus, createdAt) VALUES (?, ?, ?, 'Asha', 'hash', 'student', ?, 1)",
  );
  insert.run('a', 'a@example.com', 'Asha', 'active');
  insert.run('b', 'b@example.com', 'ravi', 'banned');
  connection.close();

  const store = openSqlite({ dataDirectory: directory, migrationsDirectory: migrations });
  const users = await store.read.select().from(store.t.users);
  expect(users).toMatchObject([
    { id: 'a', username: 'Asha', passwordHash: 'hash', accountStatus: 'approved', phone: null },
    { id: 'b', username: 'ravi', accountStatus: 'banned', countryCode: null },
  ]);
  const [asha] = users;
  if (asha === undefined) throw new Error('The account is gone');
  const twin = { ...asha, id: 'c', email: 'c@example.com', username: 'ASHA' };
  await expect(store.write((queries) => queries.insert(store.t.users).values(twin))).rejects.toThrow();
  await store.close();
});
