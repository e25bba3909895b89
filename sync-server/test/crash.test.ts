import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AttemptOnWire } from '@exam/shared-schema/contract';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import { connect, DATABASE_FILE } from '../src/database/open-sqlite.ts';
import { Device } from './support/device.ts';
import { migrationsDirectory } from './support/test-server.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const STARTS_WITHIN_MS = 60_000;
const EXIT_AT_FAIL_POINT = 86;

let directory: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'prep-crash-'));
});

afterEach(async () => {
  if (child !== undefined && !hasEnded(child)) await stop(child);
  rmSync(directory, { recursive: true, force: true });
});

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

/** The real server, in a process of its own, on the same data as before. */
function start(failPoint?: string): Promise<Running> {
  const started = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: directory,
      MIGRATIONS_DIR: migrationsDirectory,
      ...(failPoint !== undefined && { PREP_FAIL_POINT: failPoint }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Prep is at (\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve({ child: started, address });
    };
    started.stdout.on('data', read);
    started.stderr.on('data', read);
    started.once('exit', () => reject(new Error(`The server did not start: ${output}`)));
  });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

const exitOf = (started: ChildProcess): Promise<number | null> =>
  hasEnded(started)
    ? Promise.resolve(started.exitCode)
    : new Promise((resolve) => started.once('exit', resolve));

async function stop(started: ChildProcess): Promise<number | null> {
  started.kill('SIGTERM');
  return exitOf(started);
}

async function call<T>(address: string, route: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(`${address}/api${route}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

async function sealedAttempt(address: string): Promise<AttemptOnWire> {
  const credentials = { email: 'student@example.com', password: 'Student@12345' };
  const { token, user } = await call<{ token: string; user: { _id: string } }>(
    address,
    '/auth/login',
    credentials,
  );
  const { papers } = await call<{ papers: { _id: string }[] }>(address, '/test-papers/trending');
  const id = papers[0]?._id ?? '';
  const issued = await call<{ data: { ticket: string } }>(address, `/test-papers/${id}/issue`, {}, token);
  const paper = await call<PaperPackage>(address, `/test-papers/${id}/package`, undefined, token);
  return new Device({ ticket: issued.data.ticket, paper, userId: user._id }, Date.now())
    .start()
    .seal()
    .handIn();
}

interface HandedIn {
  readonly data: { readonly attemptId: string; readonly receipt: object; readonly totalScoreExact: string };
}

test(
  '[SY3] a server that dies between commit and answer has the attempt: sent again, it is one attempt with one receipt',
  async () => {
    const dying = await start('hand-in-committed');
    const attempt = await sealedAttempt(dying.address);
    await expect(call(dying.address, '/test-attempts/create_test_attempt', attempt)).rejects.toThrow();
    expect(await exitOf(dying.child)).toBe(EXIT_AT_FAIL_POINT);

    const { address } = await start();
    const again = await call<HandedIn>(address, '/test-attempts/create_test_attempt', attempt);
    const repeated = await call<HandedIn>(address, '/test-attempts/create_test_attempt', attempt);
    expect(repeated.data).toEqual(again.data);
    const connection = connect(path.join(directory, DATABASE_FILE));
    const rows = connection.prepare('SELECT id, receipt FROM attempts').all() as {
      id: string;
      receipt: string;
    }[];
    connection.close();
    expect(rows.map(({ id }) => id)).toEqual([attempt.attemptId]);
    expect(JSON.parse(rows[0]?.receipt ?? '')).toEqual(again.data.receipt);
  },
  2 * STARTS_WITHIN_MS,
);

test(
  '[SY3] a server that is killed in the middle of hand-ins has every one that it answered',
  async () => {
    const { address, child: victim } = await start();
    const first = await sealedAttempt(address);
    const answered: string[] = [];
    const sending = Array.from({ length: 40 }, async (_, index) => {
      const attempt = { ...first, attemptId: `attempt-${index}`, log: undefined };
      const { data } = await call<HandedIn>(address, '/test-attempts/create_test_attempt', attempt);
      answered.push(data.attemptId);
      if (answered.length === 5) victim.kill('SIGKILL');
    });
    await Promise.allSettled(sending);
    await exitOf(victim);
    const connection = connect(path.join(directory, DATABASE_FILE));
    const stored = connection.prepare('SELECT id FROM attempts').pluck().all();
    expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
    connection.close();
    expect(answered.length).toBeGreaterThanOrEqual(5);
    expect(stored).toEqual(expect.arrayContaining(answered));
  },
  STARTS_WITHIN_MS,
);

test(
  'a server that is told to stop answers what it began and leaves in peace',
  async () => {
    const { child: told } = await start();
    expect(await stop(told)).toBe(0);
  },
  STARTS_WITHIN_MS,
);
