import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { migratedPglite, pgliteStore } from '../../src/database/open-pglite.ts';
import { emptyAll } from './empty-all.ts';
import type { TestStore } from './engine.ts';

/** Stamps and the like of this working copy; safe to delete at any time. */
const workDirectory = fileURLToPath(new URL('../../../.prep', import.meta.url));

/** Open and not in use. A test has one server at a time, hardly ever two. */
const idle: PGlite[] = [];

/** An empty PGlite: one that was used before, emptied, or a new one from a copy with the schema in it. */
export async function emptyPglite(migrationsDirectory: string): Promise<TestStore> {
  const client = idle.pop() ?? (await startPglite(migrationsDirectory));
  return {
    store: pgliteStore(client),
    directory: '',
    close: async () => {
      await client.exec(emptyAll);
      idle.push(client);
    },
  };
}

/** Making the first one takes seconds, so it is kept until a migration is added. */
async function startPglite(migrationsDirectory: string): Promise<PGlite> {
  const copy = path.join(workDirectory, `pglite-${fingerprint(migrationsDirectory)}.tar`);
  if (!existsSync(copy)) await keepCopy(copy, migrationsDirectory);
  return PGlite.create({ loadDataDir: await openAsBlob(copy) });
}

async function keepCopy(copy: string, migrationsDirectory: string): Promise<void> {
  const client = await migratedPglite(migrationsDirectory);
  const content = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(workDirectory, { recursive: true });
  // Whole before it has its name: another worker may be waiting for it.
  const unfinished = `${copy}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await content.arrayBuffer()));
  // Not over one that another worker has made meanwhile and reads by now.
  try {
    linkSync(unfinished, copy);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
}

function fingerprint(migrationsDirectory: string): string {
  const hash = createHash('sha256');
  const folder = path.join(migrationsDirectory, 'postgres');
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
