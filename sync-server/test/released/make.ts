import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { copyEverything, DATABASE_FILE, openStore, type Store } from '../../src/database/index.ts';
import { migratedPglite, pgliteStore } from '../../src/database/open-pglite.ts';
import { migrationsDirectory } from '../support/engine.ts';
import { openHall } from '../support/hall.ts';
import { dumpPglite } from './dump-pglite.ts';
import { everyRow } from './rows.ts';
import { fillSchool } from './school.ts';

// Makes the database of the version that package.json names, for both engines, with what it holds: npm run release-fixture.

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
const folder = fileURLToPath(new URL(`./${version}/`, import.meta.url));
mkdirSync(folder, { recursive: true });

const keep = (name: string, content: string | Buffer) =>
  writeFileSync(path.join(folder, name), gzipSync(content, { level: 9 }));

async function asPostgres(store: Store): Promise<string> {
  const client = await migratedPglite(migrationsDirectory);
  await copyEverything(store, pgliteStore(client));
  const dump = await dumpPglite(client, path.join(migrationsDirectory, 'postgres'));
  await client.close();
  return dump;
}

/** Without what SQLite keeps beside the file. */
function asFile(directory: string): Buffer {
  const copy = path.join(directory, 'copy.sqlite');
  const connection = new Database(path.join(directory, DATABASE_FILE));
  connection.prepare('vacuum into ?').run(copy);
  connection.close();
  return readFileSync(copy);
}

const directory = mkdtempSync(path.join(tmpdir(), 'prep-release-'));
const store = await openStore({ databaseUrl: undefined, dataDirectory: directory, migrationsDirectory });
const hall = await openHall({}, {}, { store });
const attemptIds = await fillSchool(hall);
const results: Record<string, unknown> = {};
for (const id of attemptIds) {
  const { json } = await hall.server.ask('GET', `/api/test-attempts/${id}`, { token: hall.asha.token });
  results[id] = (json as { data: unknown }).data;
}
await hall.server.close();
keep('expected.json.gz', JSON.stringify({ rows: await everyRow(store), results }));
keep('postgres.sql.gz', await asPostgres(store));
await store.close();
keep('prep.sqlite.gz', asFile(directory));
rmSync(directory, { recursive: true });
