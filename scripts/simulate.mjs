import './lib/node-version.mjs';
import { main } from './lib/log.mjs';
import { fromRoot } from './lib/paths.mjs';
import { nodeProgram, runNode } from './lib/processes.mjs';
import { ensureDependencies } from './lib/setup.mjs';

await main(async () => {
  await ensureDependencies();
  // A larger young generation halves the time for the garbage collection of millions of short-lived objects.
  return runNode([
    '--max-semi-space-size=64',
    nodeProgram('tsx/dist/cli.mjs'),
    fromRoot('simulation', 'run.ts'),
    ...process.argv.slice(2),
  ]);
});
