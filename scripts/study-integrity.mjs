import './lib/node-version.mjs';
import { main } from './lib/log.mjs';
import { fromRoot } from './lib/paths.mjs';
import { runNode } from './lib/processes.mjs';
import { ensureDependencies } from './lib/setup.mjs';

await main(async () => {
  await ensureDependencies();
  const command = fromRoot('sync-server', 'src', 'study-integrity-command.ts');
  return runNode(['--import', 'tsx', command, ...process.argv.slice(2)]);
});
