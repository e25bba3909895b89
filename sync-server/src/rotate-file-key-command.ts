import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal, runCommand } from './command-line.ts';
import { readConfig } from './config.ts';
import { systemClock, type Clock } from './context.ts';
import { DATABASE_FILE, openStore } from './database/index.ts';
import { addFileKey } from './installation/index.ts';

const USAGE = 'npm run rotate-file-key';

/** @returns lines for the terminal. */
export async function runRotateFileKey(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  clock: Clock,
): Promise<string[]> {
  if (args.length > 0) throw new Refusal(`This takes no arguments: ${USAGE}`);
  const config = readConfig(environment);
  const file = path.join(config.dataDirectory, DATABASE_FILE);
  // A mistyped directory must not become a new database that no server uses.
  if (config.databaseUrl === undefined && !existsSync(file))
    throw new Refusal(`There is no database at ${file}.`);
  const store = await openStore(config);
  try {
    const { keyId } = await addFileKey(store, clock);
    return [
      `Hand-in files are encrypted to a new key from now on: ${keyId}.`,
      'Servers that run use it within seconds. Files that are encrypted to an older key are still opened.',
      'Take a backup now: without the new key a file that is encrypted to it is lost.',
    ];
  } finally {
    await store.close();
  }
}

const isEntry = process.argv[1] !== undefined && path.resolve(process.argv[1]) === import.meta.filename;
if (isEntry) await runCommand(() => runRotateFileKey(process.argv.slice(2), process.env, systemClock));
