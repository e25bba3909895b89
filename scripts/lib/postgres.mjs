import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const needed = ['initdb', 'postgres'];
const suffix = process.platform === 'win32' ? '.exe' : '';

/** Debian and its derivatives install each version in its own folder outside the path; newest first. */
function versionsOfDebian() {
  const folder = '/usr/lib/postgresql';
  if (!existsSync(folder)) return [];
  const versions = readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => path.join(folder, version, 'bin'));
}

const onPath = () => (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);

/** @returns {string | undefined} the folder of PostgreSQL's programs, if they are installed */
export const findPostgres = () =>
  [...versionsOfDebian(), ...onPath(), '/opt/homebrew/opt/postgresql/bin', '/usr/local/pgsql/bin'].find(
    (folder) => needed.every((program) => existsSync(path.join(folder, program + suffix))),
  );
