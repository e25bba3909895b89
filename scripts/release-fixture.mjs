import './lib/node-version.mjs';
import { main } from './lib/log.mjs';
import { fromRoot } from './lib/paths.mjs';
import { runNode } from './lib/processes.mjs';
import { ensureDependencies } from './lib/setup.mjs';

/** The database of the version that package.json names, as every later version has to open it. */
await main(async () => {
  await ensureDependencies();
  return runNode(['--import', 'tsx', fromRoot('sync-server', 'test', 'released', 'make.ts')]);
});
