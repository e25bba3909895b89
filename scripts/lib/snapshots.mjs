import { readdirSync } from 'node:fs';
import path from 'node:path';
import { migrationsDirectory } from './paths.mjs';

/** A folder of migrations each. */
export const ENGINES = ['sqlite', 'postgres'];

/** The next migration is made from the newest; from the one before it, the newest migration can be made again. */
const KEPT = 2;

/** @returns {string[]} absolute paths of the snapshots of all engines that no migration is made from any more */
export function oldSnapshots() {
  return ENGINES.flatMap((engine) => {
    const folder = path.join(migrationsDirectory, engine, 'meta');
    const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
    return snapshots
      .sort()
      .slice(0, -KEPT)
      .map((name) => path.join(folder, name));
  });
}
