import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { main } from './lib/log.mjs';
import { appDirectory, migrationsDirectory, rootDirectory, serverBundle, serverFlags } from './lib/paths.mjs';
import { exitOf, stopWithNpm } from './lib/processes.mjs';
import { ensureBuild, ensureDependencies } from './lib/setup.mjs';

/** One press of Ctrl-C reaches us up to twice, from the terminal and from npm. */
const doubledWithin = 1000;

/** Hands our signals on to the server; a second one, sent on purpose, does not wait for its grace. */
function forwardSignals(/** @type {import('node:child_process').ChildProcess} */ child) {
  let first = 0;
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    if (first === 0) {
      first = Date.now();
      child.kill(signal);
    } else if (Date.now() - first > doubledWithin) child.kill('SIGKILL');
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, forward);
  stopWithNpm(() => forward('SIGTERM'));
}

function runServer() {
  const child = spawn(process.execPath, [...serverFlags, serverBundle], {
    cwd: rootDirectory,
    stdio: 'inherit',
    env: {
      ...process.env,
      APP_DIR: appDirectory,
      MIGRATIONS_DIR: migrationsDirectory,
    },
    // Its own group, so that Ctrl-C reaches it once, through us.
    detached: process.platform !== 'win32',
  });
  forwardSignals(child);
  return exitOf(child);
}

await main(async () => {
  await ensureDependencies();
  await ensureBuild();
  return runServer();
});
