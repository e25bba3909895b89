import './lib/node-version.mjs';
import { main } from './lib/log.mjs';
import { fromRoot } from './lib/paths.mjs';
import { runNode } from './lib/processes.mjs';
import { ensureDependencies } from './lib/setup.mjs';

await main(async () => {
  await ensureDependencies();
  // The process runs at the top of the project; a file is named from where the command was typed.
  const typedIn = process.env['INIT_CWD'] ?? process.cwd();
  const command = fromRoot('sync-server', 'src', 'restore-command.ts');
  return runNode(['--import', 'tsx', command, ...process.argv.slice(2)], { INIT_CWD: typedIn });
});
