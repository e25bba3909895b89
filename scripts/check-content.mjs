import './lib/node-version.mjs';
import { main } from './lib/log.mjs';
import { fromRoot } from './lib/paths.mjs';
import { runNode } from './lib/processes.mjs';
import { ensureDependencies } from './lib/setup.mjs';
import { runVitest } from './lib/vitest.mjs';

const folders = ['templates', 'solvers', 'hindi'].map((name) => fromRoot('content', 'src', name));

/** CT21: tries many variants of each template, and prints some without their keys, to be solved by a person. */
await main(async () => {
  const names = process.argv.slice(2);
  await ensureDependencies();
  const only = names.length > 0 ? ['-t', names.join('|')] : [];
  // As many variants as in a full run.
  const args = ['--project=content', ...folders, ...only];
  const code = await runVitest({ args, env: { PREP_FULL: '1' } });
  const command = fromRoot('content', 'src', 'print-questions-command.ts');
  return code || runNode(['--import', 'tsx', command, fromRoot('.prep', 'questions'), ...names]);
});
