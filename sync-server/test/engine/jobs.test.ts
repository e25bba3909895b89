import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { backOff, MOST_ATTEMPTS } from '../../src/jobs/back-off.ts';
import {
  enqueue,
  enqueueIfNone,
  handle,
  nothing,
  repeat,
  sweepJobs,
  type JobKind,
} from '../../src/jobs/index.ts';
import { LEASE_MS } from '../../src/jobs/leases.ts';
import { storedJobs, testRunner } from '../support/jobs.ts';
import { START, startTestServer, type TestServer } from '../support/test-server.ts';

const HOUR_MS = 3_600_000;
const greet: JobKind<{ name: string }, string> = { kind: 'greet', payload: z.object({ name: z.string() }) };

let server: TestServer;
let greeted: string[];

beforeEach(async () => {
  server = await startTestServer();
  greeted = [];
});

afterEach(async () => {
  await server.close();
});

const add = (name: string, when = {}) =>
  server.context.store.write((queries) => enqueue(server.context, queries, greet, { name }, when));
const greeter = () => handle(greet, async ({ name }) => void greeted.push(name));
const job = async () => (await storedJobs(server.context, 'greet'))[0];

/** A handler that stays at it until it is let go. */
function held() {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const signals: AbortSignal[] = [];
  const handler = handle(greet, async ({ name }, { signal }) => {
    signals.push(signal);
    greeted.push(name);
    await gate;
  });
  return { handler, letGo: () => letGo(), signals };
}

const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('a job is run once, with what it was told', async () => {
  await add('Asha');
  const { runner } = testRunner(server.context, greeter());
  await runner.runDue();
  await runner.runDue();
  expect(greeted).toEqual(['Asha']);
  expect(await job()).toMatchObject({ state: 'done', attempts: 1, finishedAt: START, lastError: null });
});

test('a job belongs to its transaction: what is undone is not run', async () => {
  const { store } = server.context;
  const undone = store.write(async (queries) => {
    await enqueue(server.context, queries, greet, { name: 'Asha' });
    throw new RangeError('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await testRunner(server.context, greeter()).runner.runDue();
  expect([greeted, await job()]).toEqual([[], undefined]);
});

test('of jobs with the same key there is one, also after it was done', async () => {
  expect(await add('Asha', { dedupeKey: 'asha' })).toEqual(expect.any(String));
  expect(await add('Asha', { dedupeKey: 'asha' })).toBeNull();
  const { runner } = testRunner(server.context, greeter());
  await runner.runDue();
  expect(await add('Asha', { dedupeKey: 'asha' })).toBeNull();
  await runner.runDue();
  expect(greeted).toEqual(['Asha']);
});

test('of work that is one there is one at a time', async () => {
  const ask = () =>
    server.context.store.write((queries) =>
      enqueueIfNone(server.context, queries, greet, { name: 'everybody' }),
    );
  expect(await ask()).toEqual(expect.any(String));
  expect(await ask()).toBeNull();
  const { handler, letGo } = held();
  const done = testRunner(server.context, handler).runner.runDue();
  await until(() => greeted.length === 1);
  expect(await ask()).toBeNull();
  letGo();
  await done;
  expect(await ask()).toEqual(expect.any(String));
});

test('jobs wait for their time, and the one that is due longest goes first', async () => {
  await add('later', { runAt: START + 2000 });
  await add('sooner', { runAt: START + 1000 });
  const { runner } = testRunner(server.context, greeter());
  await runner.runDue();
  expect(greeted).toEqual([]);
  server.clock.advance(2000);
  await runner.runDue();
  expect(greeted).toEqual(['sooner', 'later']);
});

test('a job that fails is tried again, later every time', async () => {
  await add('Asha');
  const { runner, told } = testRunner(
    server.context,
    handle(greet, async ({ name }) => {
      greeted.push(name);
      if (greeted.length < 3) throw new Error('not now');
    }),
  );
  await runner.runDue();
  expect(await job()).toMatchObject({ state: 'waiting', lastError: 'not now', runAt: START + 10_000 });
  server.clock.advance(9999);
  await runner.runDue();
  expect(greeted).toHaveLength(1);
  server.clock.advance(1);
  await runner.runDue();
  server.clock.advance(20_000);
  await runner.runDue();
  expect(greeted).toHaveLength(3);
  expect(await job()).toMatchObject({ state: 'done', attempts: 3 });
  expect(told).toEqual(Array(2).fill('a job failed and will be tried again'));
});

test('the wait doubles up to an hour, a fifth more or less', () => {
  expect([1, 2, 3, 9, 10, 100].map((attempts) => backOff(attempts, 0.5) / 1000)).toEqual([
    10, 20, 40, 2560, 3600, 3600,
  ]);
  expect([backOff(1, 0), backOff(1, 1)]).toEqual([8000, 12_000]);
});

test('a job that fails every time is given up, and stays to be seen with its error', async () => {
  await add('Asha');
  const { runner, told } = testRunner(
    server.context,
    handle(greet, () => Promise.reject(new Error('never'))),
  );
  for (let attempt = 0; attempt < MOST_ATTEMPTS + 3; attempt += 1) {
    await runner.runDue();
    server.clock.advance(2 * HOUR_MS);
  }
  expect(await job()).toMatchObject({ state: 'failed', attempts: MOST_ATTEMPTS, lastError: 'never' });
  expect(told.at(-1)).toBe('a job is given up');
});

test('two runners share the work and do nothing twice', async () => {
  for (let index = 0; index < 20; index += 1) await add(`student ${index}`);
  const runners = [1, 2].map(() => testRunner(server.context, greeter()).runner);
  await Promise.all(runners.map((runner) => runner.runDue()));
  expect(greeted).toHaveLength(20);
  expect(new Set(greeted).size).toBe(20);
});

test('while a lease holds nobody else begins the job; when its process is gone another does', async () => {
  await add('Asha');
  const { handler, letGo } = held();
  const killed = testRunner(server.context, handler);
  const gone = killed.runner.runDue();
  await until(() => greeted.length === 1);
  const other = testRunner(server.context, greeter());
  server.clock.advance(LEASE_MS - 1);
  await other.runner.runDue();
  expect(greeted).toHaveLength(1);
  server.clock.advance(1);
  await other.runner.runDue();
  expect(greeted).toHaveLength(2);
  expect(await job()).toMatchObject({ state: 'done', attempts: 2 });
  letGo();
  await gone;
});

test('a process that lives renews its lease', async () => {
  await add('Asha');
  const { handler, letGo } = held();
  const { runner, fire } = testRunner(server.context, handler);
  const done = runner.runDue();
  await until(() => greeted.length === 1);
  server.clock.advance(LEASE_MS - 1);
  fire();
  await until(async () => (await job())?.leaseUntil === START + 2 * LEASE_MS - 1);
  server.clock.advance(LEASE_MS - 1);
  await testRunner(server.context, greeter()).runner.runDue();
  expect(greeted).toHaveLength(1);
  letGo();
  await done;
  expect(await job()).toMatchObject({ state: 'done', attempts: 1, leaseUntil: null });
});

test('a run that lost its lease is told, and what it says afterwards changes nothing', async () => {
  await add('Asha');
  const { handler, letGo, signals } = held();
  const slow = testRunner(server.context, handler);
  const late = slow.runner.runDue();
  await until(() => greeted.length === 1);
  server.clock.advance(LEASE_MS);
  const failing = handle(greet, () => Promise.reject(new Error('not now')));
  await testRunner(server.context, failing).runner.runDue();
  slow.fire();
  await until(() => signals[0]?.aborted === true);
  letGo();
  await late;
  expect(await job()).toMatchObject({ state: 'waiting', attempts: 2, lastError: 'not now' });
});

test('a job that ends every process that runs it is given up too', async () => {
  await add('Asha');
  const { store } = server.context;
  await store.write((queries) =>
    queries.update(store.t.jobs).set({ state: 'running', attempts: MOST_ATTEMPTS, leaseUntil: START }),
  );
  await testRunner(server.context, greeter()).runner.runDue();
  expect(greeted).toEqual([]);
  expect(await job()).toMatchObject({ state: 'failed', lastError: expect.stringContaining('ended before') });
});

test('stopping waits for what runs and begins nothing more', async () => {
  await add('first');
  const { handler, letGo } = held();
  const { runner } = testRunner(server.context, handler);
  const done = runner.runDue();
  await until(() => greeted.length === 1);
  let hasStopped = false;
  const stopping = runner.stop().then(() => (hasStopped = true));
  await add('second');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(hasStopped).toBe(false);
  letGo();
  await Promise.all([stopping, done]);
  await runner.runDue();
  expect(greeted).toEqual(['first']);
});

test('stopping breaks off what can be continued: it is due at once, and that was no try', async () => {
  await add('Asha');
  const { runner, told } = testRunner(
    server.context,
    handle(greet, (_payload, { signal }) =>
      repeat(signal, async () => {
        greeted.push('step');
        await new Promise((resolve) => setTimeout(resolve, 1));
        return true;
      }),
    ),
  );
  const done = runner.runDue();
  await until(() => greeted.length >= 2);
  server.clock.advance(1000);
  await Promise.all([runner.stop(), done]);
  expect(await job()).toMatchObject({
    state: 'waiting',
    attempts: 0,
    runAt: START + 1000,
    leaseUntil: null,
    lastError: null,
  });
  expect(told).toEqual([]);
  greeted = [];
  await testRunner(server.context, greeter()).runner.runDue();
  expect(greeted).toEqual(['Asha']);
  expect(await job()).toMatchObject({ state: 'done', attempts: 1 });
});

test('a run that ends with the process it was stopped in is done', async () => {
  await add('Asha');
  const { runner } = testRunner(
    server.context,
    handle(greet, async (_payload, { signal }) => {
      greeted.push('begun');
      await until(() => signal.aborted);
    }),
  );
  const done = runner.runDue();
  await until(() => greeted.length === 1);
  await Promise.all([runner.stop(), done]);
  expect(await job()).toMatchObject({ state: 'done', attempts: 1 });
});

test('a run that breaks off because it lost its lease leaves the job to who has it', async () => {
  await add('Asha');
  const slow = testRunner(
    server.context,
    handle(greet, async (_payload, { signal }) => {
      greeted.push('begun');
      await until(() => signal.aborted);
      signal.throwIfAborted();
    }),
  );
  const late = slow.runner.runDue();
  await until(() => greeted.length === 1);
  server.clock.advance(LEASE_MS);
  const { handler, letGo } = held();
  const other = testRunner(server.context, handler).runner.runDue();
  await until(() => greeted.length === 2);
  slow.fire();
  await late;
  expect(slow.told).toEqual([]);
  expect(await job()).toMatchObject({ state: 'running', attempts: 2 });
  letGo();
  await other;
  expect(await job()).toMatchObject({ state: 'done', attempts: 2 });
});

test('a kind that this version does not know is left to those who do', async () => {
  await add('Asha');
  await testRunner(server.context, sweepJobs(server.context)).runner.runDue();
  expect(await job()).toMatchObject({ state: 'waiting', attempts: 0 });
});

test('a daily job is there once a day, however many processes see to it, and old ones are forgotten', async () => {
  const runners = () => [1, 2].map(() => testRunner(server.context, sweepJobs(server.context)).runner);
  const [first, second] = runners();
  await Promise.all([first?.runDue(), second?.runDue()]);
  expect(await storedJobs(server.context, 'sweep-jobs')).toMatchObject([
    { state: 'waiting', runAt: Date.UTC(2026, 0, 5, 21), dedupeKey: 'sweep-jobs 2026-01-05' },
  ]);
  server.clock.advance(24 * HOUR_MS);
  await first?.runDue();
  await second?.runDue();
  const states = (await storedJobs(server.context, 'sweep-jobs')).map(({ state }) => state).sort();
  expect(states).toEqual(['done', 'waiting']);
  server.clock.advance(40 * 24 * HOUR_MS);
  await first?.runDue();
  const left = await storedJobs(server.context, 'sweep-jobs');
  expect(left.map(({ dedupeKey }) => dedupeKey)).not.toContain('sweep-jobs 2026-01-05');
});

test('what is no payload of the kind fails the job and nothing else', async () => {
  const odd: JobKind<object, string> = { kind: 'greet', payload: nothing };
  await server.context.store.write((queries) => enqueue(server.context, queries, odd, { name: 7 }));
  const { runner } = testRunner(server.context, greeter());
  await runner.runDue();
  expect(await job()).toMatchObject({ state: 'waiting', attempts: 1 });
});

test('a job that a person waits for does not wait for maintenance that goes on for long', async () => {
  const kinds = ['one', 'two', 'three'].map((kind): JobKind<object, string> => ({ kind, payload: nothing }));
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const begun: string[] = [];
  const maintenance = kinds.map((kind) =>
    handle(
      kind,
      async () => {
        begun.push(kind.kind);
        await gate;
      },
      { dailyAt: 23 },
    ),
  );
  await server.context.store.write(async (queries) => {
    for (const kind of kinds) await enqueue(server.context, queries, kind, {});
  });
  const { runner } = testRunner(server.context, ...maintenance, greeter());
  const done = runner.runDue();
  await until(() => begun.length === 2);
  await add('Asha', { runAt: START + 1 });
  server.clock.advance(1);
  const second = runner.runDue();
  await until(() => greeted.length === 1);
  expect(begun).toHaveLength(2);
  letGo();
  await Promise.all([done, second]);
  expect(begun.sort()).toEqual(['one', 'three', 'two']);
});
