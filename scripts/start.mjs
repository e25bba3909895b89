import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { main } from './lib/log.mjs';
import { appDirectory, migrationsDirectory, rootDirectory, serverBundle, serverFlags } from './lib/paths.mjs';
import { exitOf, stopWithNpm } from './lib/processes.mjs';
import { ensureBuild, ensureDependencies } from './lib/setup.mjs';

/** One Ctrl-C arrives up to twice, from the terminal and from npm. */
const doubledWithinMs = 1000;

/** Forwards signals to the server; a second, deliberate one ends it without the grace period. */
function forwardSignals(/** @type {import('node:child_process').ChildProcess} */ child) {
  let first = 0;
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    if (first === 0) {
      first = Date.now();
      child.kill(signal);
    } else if (Date.now() - first > doubledWithinMs) child.kill('SIGKILL');
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
    // In its own process group, so that it receives Ctrl-C only once, from this process.
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
