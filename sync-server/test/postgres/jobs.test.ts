import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Store } from '../../src/database/index.ts';
import { enqueue, handle, type JobKind } from '../../src/jobs/index.ts';
import type { EmptyDatabase } from '../support/databases.ts';
import { storedJobs, testRunner } from '../support/jobs.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { atOnce, newDatabase, openShared } from './support.ts';

const count: JobKind<{ number: number }, string> = {
  kind: 'count',
  payload: z.object({ number: z.number() }),
};
const JOBS = 60;

let database: EmptyDatabase;
let stores: Store[];
let servers: TestServer[];

beforeEach(async () => {
  database = await newDatabase();
  stores = await atOnce(3, () => openShared(database));
  servers = await Promise.all(stores.map((store) => startTestServer({}, { store })));
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

test('three processes share the jobs: each is done once, and nobody waits for another’s rows', async () => {
  const [first] = servers as [TestServer];
  await atOnce(JOBS, (number) =>
    first.context.store.write((queries) => enqueue(first.context, queries, count, { number })),
  );
  const done: number[][] = servers.map(() => []);
  const runners = servers.map(({ context }, index) => {
    const handler = handle(count, async ({ number }) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      done[index]?.push(number);
    });
    return testRunner(context, handler).runner;
  });
  await Promise.all(runners.map((runner) => runner.runDue()));
  expect(done.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: JOBS }, (_, number) => number));
  expect(done.every((own) => own.length > 0)).toBe(true);
  const states = (await storedJobs(first.context, 'count')).map(
    ({ state, attempts }) => `${state} ${attempts}`,
  );
  expect(new Set(states)).toEqual(new Set(['done 1']));
});

test('a key that three processes enqueue at once is one job', async () => {
  const ids = await atOnce(30, (index) => {
    const { context } = servers[index % 3] as TestServer;
    return context.store.write((queries) =>
      enqueue(context, queries, count, { number: index }, { dedupeKey: 'today' }),
    );
  });
  expect(ids.filter((id) => id !== null)).toHaveLength(1);
});
