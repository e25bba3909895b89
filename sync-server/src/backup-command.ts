import path from 'node:path';
import { asTyped, Refusal, runCommand, stamp } from './command-line.ts';
import { readConfig } from './config.ts';
import { backUpSqlite, dumpPostgres, type Counts } from './database/index.ts';
import { systemIds } from './ids.ts';

/** A hand-in is received, verified and committed well within this time, so every earlier one is in the copy. */
const MARGIN_MS = 60_000;
const USAGE = 'npm run backup -- [FILE]';

/** @returns lines for the terminal. */
export async function runBackup(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  now: number,
): Promise<string[]> {
  const [named, ...more] = args;
  if (more.length > 0) throw new Refusal(`Name one file, or none: ${USAGE}`);
  const config = readConfig(environment);
  const fileFor = (ending: string) =>
    named === undefined
      ? path.join(config.dataDirectory, 'backups', `prep-${stamp(now)}.${ending}`)
      : asTyped(named);
  const databaseUrl = environment['DATABASE_URL'];
  if (databaseUrl?.startsWith('postgres')) return dumpPostgres(databaseUrl, fileFor('dump'));
  const file = fileFor('sqlite');
  const { counts, bytes, through } = await backUpSqlite(config.dataDirectory, file, {
    id: systemIds.next(),
    at: now,
    through: now - MARGIN_MS,
  });
  return [
    `Backup written: ${file} (${(bytes / 1e6).toFixed(1)} MB), read through: integrity ok.`,
    ...describeCounts(counts),
    `Hand-ins received up to ${new Date(through).toISOString()} are in it, and receipts will say so.`,
    ...(named === undefined ? ['It is on the disk of the database: copy it to another machine.'] : []),
  ];
}

export function describeCounts(counts: Counts): string[] {
  return Object.entries(counts).map(([table, rows]) => `  ${table}: ${rows}`);
}

const isEntry = process.argv[1] !== undefined && path.resolve(process.argv[1]) === import.meta.filename;
if (isEntry) await runCommand(() => runBackup(process.argv.slice(2), process.env, Date.now()));
