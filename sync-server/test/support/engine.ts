import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { DATABASE_FILE, openStore, type Store } from '../../src/database/index.ts';
import { emptyDatabase } from './databases.ts';
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

const scratchFolder = () => mkdtempSync(path.join(tmpdir(), 'prep-'));

async function openDatabase(): Promise<TestStore> {
  const database = await emptyDatabase(process.env['DATABASE_URL'] ?? inject('postgresUrl'));
  const store = await openStore({ databaseUrl: database.url, dataDirectory: '', migrationsDirectory });
  return {
    store,
    directory: '',
    close: async () => {
      await store.close();
      await database.drop();
    },
  };
}
