import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { scratchParent } from '../../../scripts/vitest/scratch.ts';
import { DATABASE_FILE, openStore, type Store } from '../../src/database/index.ts';
import { connect, emptyDatabase } from './databases.ts';
import { emptyAll } from './empty-all.ts';
import { emptyPglite } from './pglite.ts';

export const migrationsDirectory = fileURLToPath(new URL('../../../drizzle', import.meta.url));

export interface TestStore {
  readonly store: Store;
  /** Where its file is; empty for an engine that keeps none here. */
  readonly directory: string;
  /** Closes the store and leaves nothing behind. */
  close(): Promise<void>;
}

/** An empty database of the engine that PREP_ENGINE names: the embedded one where it names none. */
export function openTestStore(): Promise<TestStore> {
  const engine = process.env['PREP_ENGINE'] ?? 'sqlite';
  if (engine === 'sqlite') return openSqliteFile();
  if (engine === 'pglite') return emptyPglite(migrationsDirectory);
  if (engine === 'postgres') return openDatabase();
  throw new RangeError(`PREP_ENGINE is ${engine}: it can be sqlite, pglite or postgres`);
}

/** The bytes of an empty database with all migrations, whose run takes longer than most tests. */
let migrated: Promise<Buffer> | undefined;

async function openSqliteFile(): Promise<TestStore> {
  const directory = scratchFolder();
  writeFileSync(path.join(directory, DATABASE_FILE), await (migrated ??= migratedFile()));
  const store = await openStore({ databaseUrl: undefined, dataDirectory: directory, migrationsDirectory });
  return {
    store,
    directory,
    close: async () => {
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function migratedFile(): Promise<Buffer> {
  const directory = scratchFolder();
  const store = await openStore({ databaseUrl: undefined, dataDirectory: directory, migrationsDirectory });
  await store.close();
  const bytes = readFileSync(path.join(directory, DATABASE_FILE));
  rmSync(directory, { recursive: true });
  return bytes;
}

const scratchFolder = () => mkdtempSync(path.join(scratchParent(), 'prep-'));

interface OpenDatabase {
  readonly store: Store;
  /** A connection beside the store's own. */
  readonly administrator: Awaited<ReturnType<typeof connect>>;
}

/** Emptied, with their connections open. A test has one at a time, hardly ever two. */
const idle: OpenDatabase[] = [];

/** Making a database with its tables, and connecting to it, takes longer than most tests: they are used again. */
async function openDatabase(): Promise<TestStore> {
  const database = idle.pop() ?? (await makeDatabase());
  return {
    // Another one for each test: what a process has in memory of a database, it has by its store.
    store: { ...database.store },
    directory: '',
    close: async () => {
      await database.administrator.query(emptyAll);
      idle.push(database);
    },
  };
}

/** It goes with the PostgreSQL of this run. */
async function makeDatabase(): Promise<OpenDatabase> {
  const { url } = await emptyDatabase(process.env['DATABASE_URL'] ?? inject('postgresUrl'));
  const store = await openStore({ databaseUrl: url, dataDirectory: '', migrationsDirectory });
  return { store, administrator: await connect(url) };
}
