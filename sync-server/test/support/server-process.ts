import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AttemptOnWire, AttemptResult } from '@exam/shared-schema/contract';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import { Device } from './device.ts';
import { migrationsDirectory } from './engine.ts';

/** Made at the start of the run; see scripts/vitest/bundle-server.ts. */
const BUNDLE = fileURLToPath(new URL('../../dist/main.mjs', import.meta.url));

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly address: string;
}

/** The real server, in a process of its own. */
export function startProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [BUNDLE], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      MIGRATIONS_DIR: migrationsDirectory,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Prep is at (\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve({ child, address });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The server did not start: ${output}`)));
  });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

export const exitOf = (child: ChildProcess): Promise<number | null> =>
  hasEnded(child) ? Promise.resolve(child.exitCode) : new Promise((resolve) => child.once('exit', resolve));

export async function stopProcess(child: ChildProcess): Promise<number | null> {
  if (!hasEnded(child)) child.kill('SIGTERM');
  return exitOf(child);
}

export async function call<T>(address: string, route: string, body?: unknown, token?: string): Promise<T> {
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

export interface HandedIn {
  readonly data: AttemptResult;
}

export const handInAt = (address: string, attempt: unknown): Promise<HandedIn> =>
  call(address, '/test-attempts/create_test_attempt', attempt);

/** What the demo student's device sends after an exam in which nothing was answered. */
export async function sealedAttempt(address: string): Promise<AttemptOnWire> {
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
