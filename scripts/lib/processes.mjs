import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Stop } from './log.mjs';
import { fromRoot, rootDirectory, workDirectory } from './paths.mjs';

/** A package's program, started by the running Node: no shell, no .cmd files on Windows. */
export const nodeProgram = (/** @type {string} */ file) => fromRoot('node_modules', ...file.split('/'));

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; 128 + signal number if a signal ended it, as in shells
 */
export function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? os.constants.signals[signal] : 0)));
  });
}

/**
 * npm sends signals to its shell, which ends without forwarding them, so that the program would keep running.
 * Without npm, the program is meant to outlive its parent.
 * @param {() => void} stop called once when the shell has ended
 */
export function stopWithNpm(stop) {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}

/**
 * Runs Node with the terminal shared.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's own
 */
export function runNode(args, env = {}) {
  return exitOf(
    spawn(process.execPath, args, {
      cwd: rootDirectory,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    }),
  );
}

/**
 * Runs a command with its output in a log, and shows the end of the log if it fails.
 * @param {string} name of the log
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean }} [options] env is added to this process's own
 */
export async function runLogged(name, command, args, { env = {}, shell = false } = {}) {
  mkdirSync(workDirectory, { recursive: true });
  const logFile = path.join(workDirectory, `${name}.log`);
  const log = openSync(logFile, 'w');
  const child = spawn(command, args, {
    cwd: rootDirectory,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
    shell,
  });
  const code = await exitOf(child).finally(() => closeSync(log));
  if (code === 0) return;
  const end = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-40).join('\n');
  throw new Stop(`${end}\n\n"${command} ${args.join(' ')}" ended with code ${code}. Its output: ${logFile}`);
}
