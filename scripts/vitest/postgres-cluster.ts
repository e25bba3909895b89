import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { findPostgres } from '../lib/postgres.mjs';
import { scratchParent } from './scratch.ts';
import { sharedByProjects } from './shared-by-projects.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL on which a test may make databases. */
    postgresUrl: string;
  }
}

const STARTS_WITHIN_MS = 60_000;

/** Starts a PostgreSQL for all projects of a run and stops it afterwards; DATABASE_URL names another where it is set. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  const given = process.env['DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return;
  }
  const programs = findPostgres();
  if (programs === undefined)
    throw new Error('PostgreSQL is not installed here (Debian: sudo apt-get install postgresql).');
  const { made, leave } = await sharedByProjects(
    'postgres-cluster',
    () => startCluster(programs),
    ({ stop }) => stop(),
  );
  project.provide('postgresUrl', made.url);
  return leave;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root. */
function ownerOfCluster(): Owner {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    if (uid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no other user to run it as.');
}

async function startCluster(programs: string) {
  const owner = ownerOfCluster();
  const directory = mkdtempSync(path.join(scratchParent(), 'prep-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(directory, owner.uid, owner.gid);
  const data = path.join(directory, 'data');
  const options = { ...owner, cwd: directory };
  const initdb = ['-D', data, '-A', 'trust', '-U', 'prep', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), initdb, { ...options, stdio: 'pipe' });
  const port = await freePort();
  const child = spawn(path.join(programs, 'postgres'), ['-D', data, ...settings(port, directory)], {
    ...options,
    stdio: 'ignore',
  });
  const stop = async () => {
    await stopServer(child);
    rmSync(directory, { recursive: true, force: true });
  };
  // A run that is cut short leaves no server behind.
  process.once('exit', () => child.kill('SIGQUIT'));
  await untilReady(programs, port, child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: `postgres://prep@127.0.0.1:${port}/postgres`, stop };
}

/** No test takes the power away, so nothing waits for the disk. */
function settings(port: number, directory: string): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: directory,
    max_connections: 200,
    fsync: 'off',
  };
  return [
    '-p',
    String(port),
    ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function untilReady(programs: string, port: number, child: ChildProcess): Promise<void> {
  const end = Date.now() + STARTS_WITHIN_MS;
  while (!answers(programs, port)) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with code ${child.exitCode}.`);
    if (Date.now() > end) throw new Error('PostgreSQL did not start.');
    await wait(100);
  }
}

function answers(programs: string, port: number): boolean {
  try {
    execFileSync(path.join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false; // pg_isready says by its code alone that the server is not there yet
  }
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // The fast way: open connections are ended.
  child.kill('SIGINT');
  await ended;
}
