import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoData } from '../../../../scripts/vitest/provided.ts';
import { DATABASE_FILE } from '../../../src/database/open-sqlite.ts';
import { migrationsDirectory } from '../../support/test-server.ts';

const fromServer = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
/** Made at the start of the run; see scripts/vitest/bundle-server.ts. */
const BUNDLE = fromServer('dist/main.mjs');

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Resolves when it listens. Rejects with what it said where it ended before. */
  readonly address: Promise<string>;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  readonly said: () => string;
}

/** What nobody stopped, for the end of a test that failed half-way. */
const running = new Set<ChildProcess>();

export type Environment = Readonly<Record<string, string>>;

function environmentFor(directory: string, changes: Environment) {
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'test',
    // Also where a test has the settings of development: attempts are counted.
    DEMO_ATTEMPTS: 'off',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: directory,
    MIGRATIONS_DIR: migrationsDirectory,
    ...changes,
  };
}

/** Runs a program of the server in a process of its own. */
function run(args: readonly string[], directory: string, changes: Environment) {
  const child = spawn(process.execPath, [...args], {
    env: environmentFor(directory, changes),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const hear = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return (code ?? signal) as number | NodeJS.Signals;
  });
  return { child, ended, said: () => output };
}

/** The real server on the data of `directory`, which begins with that of a first start where it has none. */
export function startServer(directory: string, changes: Environment = {}): ServerProcess {
  if (!existsSync(path.join(directory, DATABASE_FILE))) cpSync(demoData(), directory, { recursive: true });
  const started = run([BUNDLE], directory, changes);
  const address = new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /Prep is at (\S+)/.exec(started.said())?.[1];
      if (found !== undefined) resolve(found);
    };
    started.child.stdout.on('data', look);
    void started.ended.then(() => reject(new Error(`The server did not start: ${started.said()}`)));
  });
  // A server that is killed while it starts is no failure of the test that killed it.
  address.catch(() => undefined);
  return { ...started, address };
}

export interface CommandResult {
  readonly code: number | NodeJS.Signals;
  readonly said: string;
}

export async function runCommand(
  program: 'backup-command.ts' | 'restore-command.ts',
  args: readonly string[],
  directory: string,
): Promise<CommandResult> {
  const { ended, said } = run(['--import', 'tsx', fromServer(`src/${program}`), ...args], directory, {});
  return { code: await ended, said: said() };
}

export async function stop({ child, ended }: ServerProcess, signal: NodeJS.Signals = 'SIGTERM') {
  child.kill(signal);
  return ended;
}

export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}
