import path from 'node:path';
import { describeCounts } from './backup-command.ts';
import { asTyped, Refusal, runCommand, stamp } from './command-line.ts';
import { readConfig } from './config.ts';
import { DirectoryInUseError, restoreSqlite, type Restored } from './database/index.ts';

const USAGE = 'npm run restore -- FILE';

/** @returns lines for the terminal. */
export async function runRestore(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  now: number,
): Promise<string[]> {
  const [named, ...more] = args;
  if (named === undefined || more.length > 0) throw new Refusal(`Name the backup to restore: ${USAGE}`);
  if (environment['DATABASE_URL']?.startsWith('postgres'))
    throw new Refusal(
      `Restore a dump with: pg_restore --clean --if-exists --dbname "$DATABASE_URL" ${named}`,
    );
  const { dataDirectory } = readConfig(environment);
  const { counts, replaced } = exchange(dataDirectory, asTyped(named), `replaced-${stamp(now)}`);
  return [
    `Restored into ${dataDirectory}, read through: integrity ok.`,
    ...describeCounts(counts),
    replaced === null ? 'There was no database before.' : `The database before is kept in ${replaced}.`,
    'Start the server. Devices hand in again what it lacks.',
  ];
}

function exchange(dataDirectory: string, file: string, keptIn: string): Restored {
  try {
    return restoreSqlite(dataDirectory, file, keptIn);
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    throw new Refusal(`${error.message}: stop the server first. Nothing was changed.`);
  }
}

const isEntry = process.argv[1] !== undefined && path.resolve(process.argv[1]) === import.meta.filename;
if (isEntry) await runCommand(() => runRestore(process.argv.slice(2), process.env, Date.now()));
