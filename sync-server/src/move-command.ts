import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal, runCommand } from './command-line.ts';
import { readConfig } from './config.ts';
import {
  copyEverything,
  DATABASE_FILE,
  DirectoryInUseError,
  lockDirectory,
  openSqliteReader,
  openStore,
  type Store,
} from './database/index.ts';

const USAGE = 'DATABASE_URL=postgres://… npm run move-to-postgres';

/** Copies the embedded database into an empty PostgreSQL. @returns lines for the terminal. */
export async function runMove(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
  const config = readConfig(environment);
  const { dataDirectory, databaseUrl } = config;
  if (args.length > 0 || databaseUrl === undefined)
    throw new Refusal(`Name an empty database of PostgreSQL: ${USAGE}`);
  if (!existsSync(path.join(dataDirectory, DATABASE_FILE)))
    throw new Refusal(`There is no database at ${path.join(dataDirectory, DATABASE_FILE)}.`);
  const releaseLock = holdExclusively(dataDirectory);
  try {
    const from = openSqliteReader(dataDirectory);
    const to = await openStore(config);
    try {
      await refuseUnlessEmpty(to);
      const copied = Object.entries(await copyEverything(from, to));
      return [
        ...copied.map(([table, rows]) => `  ${table}: ${rows}`),
        `All of ${dataDirectory} is in PostgreSQL, counted table by table; the file is as it was.`,
        'Start the servers with the same DATABASE_URL. Devices notice nothing.',
      ];
    } finally {
      await Promise.all([from.close(), to.close()]);
    }
  } finally {
    releaseLock();
  }
}

function holdExclusively(dataDirectory: string): () => void {
  try {
    return lockDirectory(dataDirectory, 'exclusive');
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    throw new Refusal(`${error.message}: stop the server first. Nothing was copied.`);
  }
}

async function refuseUnlessEmpty({ read, t }: Store): Promise<void> {
  const rows = (await read.$count(t.users)) + (await read.$count(t.installation));
  if (rows > 0) throw new Refusal('The database at DATABASE_URL is not empty. Nothing was copied.');
}

const isEntry = process.argv[1] !== undefined && path.resolve(process.argv[1]) === import.meta.filename;
if (isEntry) await runCommand(() => runMove(process.argv.slice(2), process.env));
