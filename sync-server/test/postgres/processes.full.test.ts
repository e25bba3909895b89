import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../src/database/index.ts';
import type { EmptyDatabase } from '../support/databases.ts';
import {
  call,
  exitOf,
  handInAt,
  sealedAttempt,
  startProcess,
  stopProcess,
  type ServerProcess,
} from '../support/server-process.ts';
import { atOnce, newDatabase, openShared } from './support.ts';

// Real processes, started and killed as an operating system does it.

const EXIT_AT_FAIL_POINT = 86;

let database: EmptyDatabase;
let processes: ServerProcess[];

beforeEach(async () => {
  database = await newDatabase();
  processes = [];
});

afterEach(async () => {
  await Promise.all(processes.map(({ child }) => stopProcess(child)));
  await database.drop();
});

async function start(count: number, settings: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const started = await atOnce(count, () => startProcess({ DATABASE_URL: database.url, ...settings }));
  processes.push(...started);
  return started.map(({ address }) => address);
}

async function looking<T>(look: (store: Store) => Promise<T>): Promise<T> {
  const store = await openShared(database);
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

const keptAttempts = () => looking(({ read, t }) => read.select().from(t.attempts));

test('three processes that start at once on an empty database agree on everything', async () => {
  const addresses = await start(3);
  const keys = await Promise.all(addresses.map((address) => call(address, '/receipts/key')));
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
  const counts = await looking(({ read, t }) =>
    Promise.all([t.signingKeys, t.users, t.categories].map((table) => read.$count(table))),
  );
  expect(counts.slice(0, 2)).toEqual([1, 2]);
  const attempt = await sealedAttempt(addresses[0] ?? '');
  const signedIn = { email: 'student@example.com', password: 'Student@12345' };
  const { token } = await call<{ token: string }>(addresses[1] ?? '', '/auth/login', signedIn);
  expect(await call(addresses[2] ?? '', '/users/profile', undefined, token)).toMatchObject({ success: true });
  expect((await handInAt(addresses[2] ?? '', attempt)).data.receipt.head).toBe(attempt.log?.head);
});

test('[SY3] ten parallel repeats over two processes are one attempt with one receipt', async () => {
  const addresses = await start(2);
  const attempt = await sealedAttempt(addresses[0] ?? '');
  const answers = await atOnce(10, (index) => handInAt(addresses[index % 2] ?? '', attempt));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const kept = await keptAttempts();
  expect(kept.map(({ id, receipt }) => [id, receipt])).toEqual([
    [attempt.attemptId, answers[0]?.data.receipt],
  ]);
});

test('[SY3] what a process kept before it died without answering, another answers with the same receipt', async () => {
  const [dying = ''] = await start(1, { PREP_FAIL_POINT: 'hand-in-committed' });
  const attempt = await sealedAttempt(dying);
  const [other = ''] = await start(1);
  await expect(handInAt(dying, attempt)).rejects.toThrow();
  const again = await handInAt(other, attempt);
  expect(processes[0]?.child.exitCode).toBe(EXIT_AT_FAIL_POINT);
  const kept = await keptAttempts();
  expect(kept.map(({ receipt }) => receipt)).toEqual([again.data.receipt]);
});

test('[SY3] with one of two processes killed in the middle of hand-ins nothing that was answered is lost', async () => {
  const [victim = '', survivor = ''] = await start(2);
  const first = await sealedAttempt(victim);
  const receipts = new Map<string, unknown>();
  let failed = 0;
  const handIn = async (index: number) => {
    const attempt = { ...first, attemptId: `attempt-${index}`, log: undefined };
    const { data } = await handInAt(victim, attempt).catch(() => {
      failed += 1;
      return handInAt(survivor, attempt);
    });
    receipts.set(data.attemptId, data.receipt);
    if (receipts.size === 10) processes[0]?.child.kill('SIGKILL');
  };
  await atOnce(80, handIn);
  await exitOf(processes[0]?.child ?? expect.fail('no process'));
  const kept = await keptAttempts();
  expect(failed).toBeGreaterThan(0);
  expect(new Map(kept.map(({ id, receipt }) => [id, receipt]))).toEqual(receipts);
  expect(receipts.size).toBe(80);
  expect(kept.filter(({ ranked }) => ranked).length).toBeLessThanOrEqual(1);
});

test('background jobs run once over two processes, and those of a dead one are taken over', async () => {
  const job = (id: string) => ({ id, kind: 'sweep-drafts', payload: {}, runAt: 1, createdAt: 1 });
  await looking(async (store) => {
    const { jobs } = store.t;
    const waiting = Array.from({ length: 30 }, (_, index) => ({
      ...job(`waiting-${index}`),
      state: 'waiting' as const,
    }));
    const abandoned = { ...job('abandoned'), state: 'running' as const, attempts: 1 };
    await store.write(async (queries) => {
      await queries.insert(jobs).values(waiting);
      await queries.insert(jobs).values({ ...abandoned, leaseOwner: 'gone', leaseUntil: 1 });
    });
  });
  await start(2);
  const begun = await looking(async ({ read, t }) => {
    for (;;) {
      const rows = (await read.select().from(t.jobs)).filter(({ createdAt }) => createdAt === 1);
      if (rows.every(({ state }) => state === 'done')) return rows;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  for (const { id, attempts } of begun) expect([id, attempts]).toEqual([id, id === 'abandoned' ? 2 : 1]);
});

test('processes that are told to stop leave in peace', async () => {
  await start(2);
  expect(await Promise.all(processes.map(({ child }) => stopProcess(child)))).toEqual([0, 0]);
});
