import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, DATABASE_FILE } from '../src/database/open-sqlite.ts';
import {
  exitOf,
  handInAt,
  sealedAttempt,
  startProcess,
  stopProcess,
  type ServerProcess,
} from './support/server-process.ts';

const STARTS_WITHIN_MS = 60_000;
const EXIT_AT_FAIL_POINT = 86;

let directory: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'prep-crash-'));
});

afterEach(async () => {
  if (child !== undefined) await stopProcess(child);
  rmSync(directory, { recursive: true, force: true });
});

/** On the same data as before. */
async function start(failPoint?: string): Promise<ServerProcess> {
  const started = await startProcess({
    DATA_DIR: directory,
    ...(failPoint !== undefined && { PREP_FAIL_POINT: failPoint }),
  });
  child = started.child;
  return started;
}

test(
  '[SY3] a server that dies between commit and answer has the attempt: sent again, it is one attempt with one receipt',
  async () => {
    const dying = await start('hand-in-committed');
    const attempt = await sealedAttempt(dying.address);
    await expect(handInAt(dying.address, attempt)).rejects.toThrow();
    expect(await exitOf(dying.child)).toBe(EXIT_AT_FAIL_POINT);

    const { address } = await start();
    const again = await handInAt(address, attempt);
    const repeated = await handInAt(address, attempt);
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
      const { data } = await handInAt(address, attempt);
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
    expect(await stopProcess(told)).toBe(0);
  },
  STARTS_WITHIN_MS,
);
