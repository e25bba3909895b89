import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { BackgroundJob, OperationsOverview, StoredImport } from '@exam/shared-schema/contract';
import type { Context } from '../../src/context.ts';
import { enqueue, handle, type JobKind } from '../../src/jobs/index.ts';
import { MOST_ATTEMPTS } from '../../src/jobs/back-off.ts';
import { storedJobs, testRunner } from '../support/jobs.ts';
import { dataIn, refusalIn } from '../support/read.ts';
import { givenBy, login, refresh } from '../support/signed-in.ts';
import { START, startTestServer, type TestServer } from '../support/test-server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const mail: JobKind<{ to: string }, string> = { kind: 'mail', payload: z.object({ to: z.string() }) };

let server: TestServer;
let context: Context;
let token: string;
let isBroken: boolean;

beforeEach(async () => {
  server = await startTestServer();
  context = server.context;
  await server.addUser({ username: 'root', role: 'admin', fullName: 'Root Rao' });
  token = await server.signIn('root');
  isBroken = true;
});

afterEach(() => server.close());

const add = (when = {}) =>
  context.store.write((queries) => enqueue(context, queries, mail, { to: 'asha@example.com' }, when));

const runner = () =>
  testRunner(
    context,
    handle(mail, async () => {
      if (isBroken) throw new Error('The mail server is down');
    }),
  ).runner;

const overview = async () =>
  dataIn<OperationsOverview>(await server.ask('GET', '/api/admin/operations', { token }));

const listed = async (query = '') => {
  const { json } = await server.ask('GET', `/api/admin/operations/jobs${query}`, { token });
  return (json as { jobs: BackgroundJob[] }).jobs;
};

const retry = (id: string) => server.ask('POST', `/api/admin/operations/jobs/${id}/retry`, { token });

/** A job that was given up. */
async function givenUp(): Promise<string> {
  const id = await add();
  for (let tries = 0; tries < MOST_ATTEMPTS; tries += 1) {
    await runner().runDue();
    server.clock.advance(2 * 3_600_000);
  }
  token = await server.signIn('root');
  return id ?? '';
}

describe('background jobs', () => {
  test('[OP1] are counted by kind, what was done only of the last day', async () => {
    isBroken = false;
    await add();
    await runner().runDue();
    server.clock.advance(DAY_MS + 1);
    token = await server.signIn('root');
    await add();
    await runner().runDue();
    await add();
    await add({ runAt: server.clock.now() + DAY_MS });
    expect((await overview()).jobs).toMatchObject({
      ...{ waiting: 2, running: 0, failed: 0, done: 1, lateSince: null, troubled: [] },
      kinds: [{ kind: 'mail', waiting: 2, running: 0, failed: 0, done: 1 }],
    });
  });

  test('[OP1] that are due for a minute and have not begun are stated', async () => {
    await add();
    server.clock.advance(MINUTE_MS);
    expect((await overview()).jobs.lateSince).toBeNull();
    server.clock.advance(1);
    expect((await overview()).jobs.lateSince).toBe(new Date(START).toISOString());
  });

  test('[OP1] [OP2] have the reason of their failure, and not what they are about', async () => {
    await add();
    await runner().runDue();
    const { troubled } = (await overview()).jobs;
    expect(troubled).toMatchObject([
      { kind: 'mail', state: 'waiting', attempts: 1, lastError: 'The mail server is down', finishedAt: null },
    ]);
    expect(JSON.stringify([troubled, await listed()])).not.toContain('asha');
  });

  test('[OP2] are filtered by state and kind, the newest first', async () => {
    const first = await add();
    server.clock.advance(1);
    const second = await add({ runAt: server.clock.now() + DAY_MS });
    isBroken = false;
    await runner().runDue();
    expect((await listed()).map(({ _id }) => _id)).toEqual([second, first]);
    expect((await listed('?state=done')).map(({ _id }) => _id)).toEqual([first]);
    expect(await listed('?kind=other')).toEqual([]);
  });

  test('[OP3] that were given up start again with all their tries, and the log has who started them', async () => {
    const id = await givenUp();
    expect((await storedJobs(context, 'mail'))[0]).toMatchObject({ state: 'failed' });
    isBroken = false;
    const answer = await retry(id);
    expect(answer.json).toMatchObject({ success: true, message: 'The job will start again in a moment.' });
    expect((await storedJobs(context, 'mail'))[0]).toMatchObject({
      ...{ state: 'waiting', attempts: 0, runAt: server.clock.now(), finishedAt: null },
    });
    await runner().runDue();
    expect((await storedJobs(context, 'mail'))[0]).toMatchObject({ state: 'done', attempts: 1 });
    const entries = await context.store.read.select().from(context.store.t.auditEntries);
    expect(entries).toMatchObject([
      { kind: 'operations', thingId: id, action: 'update', before: { state: 'failed' } },
    ]);
  });

  test('[OP3] that wait after a failure start now', async () => {
    await add();
    await runner().runDue();
    isBroken = false;
    await runner().runDue();
    const [job] = await storedJobs(context, 'mail');
    expect(job).toMatchObject({ state: 'waiting', attempts: 1 });
    await retry(job?.id ?? '');
    await runner().runDue();
    expect((await storedJobs(context, 'mail'))[0]).toMatchObject({ state: 'done' });
  });

  test('[OP3] that have not failed are left alone', async () => {
    const waiting = await add({ runAt: START + DAY_MS });
    expect(refusalIn(await retry(waiting ?? ''))).toBe('409 CONFLICT');
    isBroken = false;
    const done = await add();
    await runner().runDue();
    expect(refusalIn(await retry(done ?? ''))).toBe('409 CONFLICT');
    expect(refusalIn(await retry('unknown'))).toBe('404 NOT_FOUND');
  });
});

test('[OP5] the size of the database and of the images is stated, the disk only if its folder is known', async () => {
  const { t, write } = context.store;
  const image = { mime: 'image/png', bytes: Buffer.alloc(7), size: 7 };
  await write((queries) => queries.insert(t.media).values({ sha256: 'a'.repeat(64), ...image }));
  const { storage } = await overview();
  expect(storage).toMatchObject({
    engine: context.store.dialect,
    images: { count: 1, bytes: 7 },
    disk: null,
  });
  expect(storage.databaseBytes).toBeGreaterThan(100_000);
});

test('[OP5] the free space of the disk is measured', async () => {
  const other = await startTestServer({ dataDirectory: import.meta.dirname });
  await other.addUser({ username: 'root', role: 'admin' });
  const answer = await other.ask('GET', '/api/admin/operations', { token: await other.signIn('root') });
  const { disk } = dataIn<OperationsOverview>(answer).storage;
  expect(disk?.freeBytes).toBeGreaterThan(0);
  expect(disk?.totalBytes).toBeGreaterThan(disk?.freeBytes ?? 0);
  await other.close();
});

describe('[OP6] the versions of the app', () => {
  test('[OP6] are counted by the day in India on which a device last used its session', async () => {
    await context.store.write((queries) => queries.delete(context.store.t.sessions));
    for (const name of ['asha', 'ravi', 'uma']) await server.addUser({ username: name });
    const older = { 'x-app-version': '1.0.0-aa' };
    await login(server, older, 'asha');
    await login(server, older, 'uma');
    const before = givenBy(await login(server, older, 'ravi'));
    // After midnight in India.
    server.clock.advance(10 * 3_600_000);
    await refresh(server, before, { 'x-app-version': '1.0.1-bb' });
    token = await server.signIn('root');
    expect((await overview()).versions).toEqual([
      {
        day: '2026-01-06',
        versions: [
          { version: '1.0.1-bb', devices: 1 },
          { version: null, devices: 1 },
        ],
      },
      { day: '2026-01-05', versions: [{ version: '1.0.0-aa', devices: 2 }] },
    ]);
  });

  test('[OP6] are not taken from a header that is none', async () => {
    await server.addUser({ username: 'asha' });
    await login(server, { 'x-app-version': '<script>' });
    const { versions } = await overview();
    expect(versions[0]?.versions).toEqual([{ version: null, devices: 2 }]);
  });
});

test('[OP7] an import of students is recorded with its counts, and of refused rows with their places alone', async () => {
  await server.addUser({ username: 'asha' });
  const made = await server.ask('POST', '/api/admin/batches', { token, body: { name: 'Morning' } });
  const batch = dataIn<{ _id: string }>(made);
  const csv = 'asha@example.com\nasha@example.com\nnobody@example.com\n';
  await server.ask('POST', `/api/admin/batches/${batch._id}/import`, { token, body: { csv } });
  const { json } = await server.ask('GET', '/api/admin/operations/imports', { token });
  const { imports } = json as { imports: StoredImport[] };
  expect(imports).toMatchObject([
    {
      ...{ kind: 'batch-students', source: 'Morning', added: 1, unchanged: 1, refused: 1, failure: null },
      by: { fullName: 'Root Rao' },
      reasons: ['Line 3: unknown address'],
    },
  ]);
  expect((await overview()).imports).toEqual(imports);
});

test('[OP1] only administrators of the installation have it', async () => {
  await server.addUser({ username: 'dean', role: 'college-admin' });
  const dean = { token: await server.signIn('dean') };
  for (const path of ['', '/jobs', '/imports', '/backups'])
    expect(refusalIn(await server.ask('GET', `/api/admin/operations${path}`, dean))).toBe('403 FORBIDDEN');
});
