import './lib/node-version.mjs';
import { main } from './lib/log.mjs';
import { fromRoot } from './lib/paths.mjs';
import { nodeProgram, runNode } from './lib/processes.mjs';
import { ensureDependencies } from './lib/setup.mjs';

await main(async () => {
  await ensureDependencies();
  // Short-lived objects by the million: a larger nursery halves the time that is spent on clearing them away.
  return runNode([
    '--max-semi-space-size=64',
    nodeProgram('tsx/dist/cli.mjs'),
    fromRoot('simulation', 'run.ts'),
    ...process.argv.slice(2),
  ]);
});
