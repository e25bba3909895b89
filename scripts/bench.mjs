import './lib/node-version.mjs';
import { bundle } from './lib/bundle-server.mjs';
import { main } from './lib/log.mjs';
import { fromRoot, serverFlags } from './lib/paths.mjs';
import { runNode } from './lib/processes.mjs';
import { ensureDependencies } from './lib/setup.mjs';

/** Each is a separate program; `main` measures and starts the others. */
const programs = ['main', 'serve', 'echo', 'load', 'attack'];
const outputOf = (/** @type {string} */ name) => fromRoot('.prep', 'bench', `${name}.mjs`);

// `npm run bench -- [--full] [hand-ins|finish|exam-day|assistant|packages|logins|growth|paper-list|question-list|college-list|leaderboard|redis|attacks ...]`
await main(async () => {
  await ensureDependencies();
  for (const name of programs) await bundle(fromRoot('sync-server', 'bench', `${name}.ts`), outputOf(name));
  // The measured server is started with the same flags as by `npm start`.
  const env = { BENCH_SERVER_FLAGS: serverFlags.join(' ') };
  return runNode([outputOf('main'), ...process.argv.slice(2)], env);
});
