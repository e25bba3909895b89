import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { CopyRefusedError } from './backup-sqlite.ts';
import { keepOnDisk } from './files.ts';

/**
 * Makes a consistent dump with pg_dump, while servers run.
 * @returns lines for the terminal. @throws CopyRefusedError with instructions if pg_dump is missing or fails.
 */
export function dumpPostgres(databaseUrl: string, file: string): string[] {
  mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  // All users of the machine can read the command line, but not the environment of another user's process.
  address.password = '';
  const dump = spawnSync('pg_dump', ['--format=custom', '--no-owner', '--file', partial, address.href], {
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (dump.error !== undefined || dump.status !== 0) {
    rmSync(partial, { force: true });
    throw new CopyRefusedError(whyNot(dump.error, dump.stderr));
  }
  keepOnDisk(partial);
  renameSync(partial, file);
  keepOnDisk(file);
  return [`Backup written: ${file} (${(statSync(file).size / 1e6).toFixed(1)} MB).`];
}

function whyNot(error: Error | undefined, stderr: string | null): string {
  if (error === undefined) return `pg_dump failed: ${(stderr ?? '').trim()}`;
  return (
    'pg_dump was not found. Install the client programs of PostgreSQL, of the version of the server or newer, or ' +
    'run where they are: pg_dump --format=custom --file FILE "$DATABASE_URL"'
  );
}
