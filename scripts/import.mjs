import './lib/node-version.mjs';
import { main } from './lib/log.mjs';
import { fromRoot } from './lib/paths.mjs';
import { runNode } from './lib/processes.mjs';
import { ensureDependencies } from './lib/setup.mjs';

await main(async () => {
  await ensureDependencies();
  // npm runs this at the top of the project; the file's path is relative to the directory of the command.
  const typedIn = process.env['INIT_CWD'] ?? process.cwd();
  const args = process.argv.slice(2);
  return runNode(['--import', 'tsx', fromRoot('sync-server', 'src', 'import-command.ts'), ...args], {
    INIT_CWD: typedIn,
  });
});
