import './lib/node-version.mjs';
import { main } from './lib/log.mjs';
import { fromRoot } from './lib/paths.mjs';
import { runNode } from './lib/processes.mjs';
import { ensureDependencies } from './lib/setup.mjs';

/** Writes the database of the current version, which every later version has to be able to open. */
await main(async () => {
  await ensureDependencies();
  return runNode(['--import', 'tsx', fromRoot('sync-server', 'test', 'released', 'make.ts')]);
});
