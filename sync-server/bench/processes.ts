import { fork, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AttackOrder, AttackReport } from './attack.ts';
import type { LoadOrder, LoadReport } from './load.ts';

/** Benches run as bundles side by side in one folder. */
const programOf = (name: string) => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));

const SERVER_FLAGS = (process.env['BENCH_SERVER_FLAGS'] ?? '').split(' ').filter(Boolean);

export interface Used {
  readonly rss: number;
  /** The most that it ever was, bytes. */
  readonly peakRss: number;
  /** Microseconds. */
  readonly cpu: { readonly user: number; readonly system: number };
}

export interface Served {
  readonly port: number;
  used(): Promise<Used>;
  stop(): Promise<void>;
}

function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`${child.spawnfile} ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}

/** Starts a program that tells its port. What it logs goes to a file in its directory, as it would in production. */
export async function serve(
  program: string,
  directory: string,
  env: Readonly<Record<string, string>>,
  execArgv: readonly string[] = [],
): Promise<Served> {
  const log = openSync(path.join(directory, `${program}.log`), 'a');
  const child = fork(programOf(program), [], {
    env: { ...process.env, ...env },
    execArgv: [...(program === 'serve' ? SERVER_FLAGS : []), ...execArgv],
    stdio: ['ignore', log, log, 'ipc'],
  });
  const { port } = await answerOf<{ port: number }>(child);
  return {
    port,
    used: () => {
      child.send('used');
      return answerOf<Used>(child);
    },
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.send('stop');
      await gone;
    },
  };
}

/** Runs the load generator in a process of its own. */
export function load(order: LoadOrder): Promise<LoadReport> {
  return toldBy('load', order);
}

/** As the load generator, beside it. */
export function attack(order: AttackOrder): Promise<AttackReport> {
  return toldBy('attack', order);
}

/** What a program says that is given its order and ends by itself. */
function toldBy<Report>(program: string, order: object): Promise<Report> {
  const child = fork(programOf(program), [JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return new Promise((resolve, reject) => {
    child.once('close', (code) =>
      code === 0
        ? resolve(JSON.parse(text) as Report)
        : reject(new Error(`The program ${program} ended with ${code}`)),
    );
  });
}
