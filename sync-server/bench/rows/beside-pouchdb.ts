import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { httpRequest, readRequests, writeRequests } from '../request-file.ts';
import { load } from '../processes.ts';
import { measure, onFreshServer } from '../runs.ts';
import { allReceipted, allWell, milliseconds, perSecond, times, type Bench, type Row } from './row.ts';

const HAND_INS = 3000;
const WARM_UP = 1000;
const PACKAGE = 'pouchdb-server@4.2.0';
const DATABASE = '/hand-ins';
const PATIENCE_MS = 30_000;

/**
 * What others reach for when a device has to sync: the same bodies put as documents into pouchdb-server, which neither
 * checks, marks nor receipts them. It is no part of this project: it is installed beside the benches when it is asked
 * for by name, and the row is left out where it does not exist.
 */
export async function besidePouchdb(bench: Bench): Promise<Row[]> {
  const program = install(process.argv.includes('pouchdb'));
  if (program === null) return [];
  const directory = path.join(bench.world.directory, 'pouchdb');
  mkdirSync(directory, { recursive: true });
  const port = await freePort();
  const server = start(program, directory, port);
  try {
    await ready(port);
    const requestFile = path.join(directory, 'documents.requests');
    writeRequests(requestFile, documents(bench.handIns.file));
    const peer = await load({
      port,
      requestFile,
      connections: 64,
      warmUp: WARM_UP,
      milliseconds: null,
      dueWithinMs: null,
    });
    allWell('pouchdb-server', peer);
    const own = await onFreshServer(bench.world, {}, (served) =>
      measure(served, { requestFile: bench.handIns.file, take: HAND_INS, warmUp: WARM_UP }),
    );
    allReceipted('Hand-ins', own);
    return [
      {
        what: 'The same bodies as documents into pouchdb-server, unchecked and unmarked',
        figure: `${perSecond(peer.perSecond)}, p50 ${milliseconds(peer.p50)}, p99 ${milliseconds(peer.p99)}`,
        ratio: `hand-ins beside it: ${perSecond(own.perSecond)}, ${times(own.perSecond, peer.perSecond)}`,
      },
    ];
  } finally {
    await stop(server);
    rmSync(directory, { recursive: true, force: true });
  }
}

function install(isAsked: boolean): string | null {
  const home = path.resolve('.prep', 'peers');
  const program = path.join(home, 'node_modules', 'pouchdb-server', 'bin', 'pouchdb-server');
  if (existsSync(program)) return program;
  if (!isAsked) return null;
  mkdirSync(home, { recursive: true });
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', '--prefix', home, ...quiet, PACKAGE], { stdio: 'ignore' });
  return program;
}

function start(program: string, directory: string, port: number): ChildProcess {
  const config = path.join(directory, 'config.json');
  const args = ['--host', '127.0.0.1', '--port', `${port}`, '--dir', directory, '--config', config];
  return spawn(process.execPath, [program, ...args, '--no-stdout-logs'], { cwd: directory, stdio: 'ignore' });
}

async function stop(server: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.kill()) await gone;
}

/** A hand-in's body is a batch of one: its attempt is the document. */
function documents(file: string): Buffer[] {
  return readRequests(file)
    .slice(0, HAND_INS)
    .map((request) => {
      const body = request.toString('utf8', request.indexOf('\r\n\r\n') + 4);
      const { attempts } = JSON.parse(body) as { attempts: object[] };
      return httpRequest('POST', DATABASE, { body: JSON.stringify(attempts[0]) });
    });
}

async function ready(port: number): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const made = await fetch(`http://127.0.0.1:${port}${DATABASE}`, { method: 'PUT' }).catch(() => null);
    if (made?.ok) return;
    if (Date.now() > until) throw new Error('pouchdb-server did not start');
    await delay(200);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
