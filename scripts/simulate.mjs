import './lib/node-version.mjs';
import { main } from './lib/log.mjs';
import { fromRoot } from './lib/paths.mjs';
import { nodeProgram, runNode } from './lib/processes.mjs';
import { ensureDependencies } from './lib/setup.mjs';

await main(async () => {
  await ensureDependencies();
  return runNode([
    nodeProgram('tsx/dist/cli.mjs'),
    fromRoot('simulation', 'run.ts'),
    ...process.argv.slice(2),
  ]);
});
