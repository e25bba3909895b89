import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { AttemptResult } from '@exam/shared-schema/contract';
import { DATABASE_FILE, openStore } from '../../src/database/index.ts';
import { migratePglite, pgliteStore } from '../../src/database/open-pglite.ts';
import { command, emptyDatabase } from '../support/databases.ts';
import type { TestStore } from '../support/engine.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Each has its database here, for both engines, as `npm run release-fixture` made it. */
export const releasedVersions = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const contentOf = (version: string, name: string) =>
  gunzipSync(readFileSync(path.join(folder, version, `${name}.gz`)));

export interface Expected {
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly results: Readonly<Record<string, AttemptResult>>;
}

/** What the version's database holds. */
export const expectedOf = (version: string) =>
  JSON.parse(contentOf(version, 'expected.json').toString()) as Expected;

/** The database of a released version, on the engine that PREP_ENGINE names, as today's code opens it. */
export async function openReleased(version: string, migrationsDirectory: string): Promise<TestStore> {
  switch (process.env['PREP_ENGINE'] ?? 'sqlite') {
    case 'pglite':
      return openPglite(version, migrationsDirectory);
    case 'postgres':
      return openPostgres(version, migrationsDirectory);
    default:
      return openFile(version, migrationsDirectory);
  }
}

async function openFile(version: string, migrationsDirectory: string): Promise<TestStore> {
  const directory = mkdtempSync(path.join(tmpdir(), 'prep-released-'));
  writeFileSync(path.join(directory, DATABASE_FILE), contentOf(version, 'prep.sqlite'));
  const store = await openStore({ databaseUrl: undefined, dataDirectory: directory, migrationsDirectory });
  const close = async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  };
  return { store, directory, close };
}

async function openPglite(version: string, migrationsDirectory: string): Promise<TestStore> {
  const client = await PGlite.create();
  await client.exec(contentOf(version, 'postgres.sql').toString());
  await migratePglite(client, migrationsDirectory);
  return { store: pgliteStore(client), directory: '', close: () => client.close() };
}

async function openPostgres(version: string, migrationsDirectory: string): Promise<TestStore> {
  const database = await emptyDatabase(inject('postgresUrl'));
  await command(database.url, contentOf(version, 'postgres.sql').toString());
  const store = await openStore({ databaseUrl: database.url, dataDirectory: '', migrationsDirectory });
  const close = async () => {
    await store.close();
    await database.drop();
  };
  return { store, directory: '', close };
}
