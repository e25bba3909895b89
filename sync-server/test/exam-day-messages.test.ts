import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noMessaging, type Messaging } from '../src/adapters/messaging.ts';
import { httpGateway } from '../src/adapters/sms/http-gateway.ts';
import { jobHandlers } from '../src/build-app.ts';
import { DEFAULT_ORGANISATION } from '../src/database/index.ts';
import { openExamDay, type ExamDayHall } from './support/exam-day.ts';
import { storedJobs, testRunner } from './support/jobs.ts';
import { errorIn, refusalIn } from './support/read.ts';
import { setUser } from './support/test-server.ts';

const MINUTE = 60_000;

/** A gateway at the wire, which can be told to be down. */
let gateway: Server;
let sent: { readonly to: string; readonly text: string }[];
let isDown: boolean;
let hall: ExamDayHall;
let messaging: Messaging;

beforeEach(async () => {
  [sent, isDown] = [[], false];
  gateway = createServer((request, reply) => {
    const { searchParams } = new URL(request.url ?? '', 'http://gateway');
    if (isDown) return void reply.writeHead(503).end();
    sent.push({ to: searchParams.get('to') ?? '', text: searchParams.get('text') ?? '' });
    reply.writeHead(200).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  const sms = httpGateway({
    url: `http://127.0.0.1:${port}/?to={number}&text={text}`,
    ...{ method: 'GET', headers: {}, body: undefined },
  });
  messaging = { ...noMessaging, sms, smsPerDay: 500 };
  hall = await openExamDay({}, { messaging });
});

afterEach(async () => {
  await hall.server.close();
  await new Promise<void>((resolve) => {
    gateway.close(() => resolve());
    gateway.closeAllConnections();
  });
});

let serial = 0;

/** Students with a phone number, in a batch. */
async function addBatch(size: number, name = 'Morning'): Promise<string> {
  const { context } = hall.server;
  const { store, ids, clock } = context;
  const batchId = ids.next();
  await store.write((queries) =>
    queries.insert(store.t.batches).values({
      ...{ id: batchId, organisationId: DEFAULT_ORGANISATION, name, joinCode: name },
      createdAt: clock.now(),
    }),
  );
  for (let n = 0; n < size; n += 1) {
    const userId = await hall.server.addUser({ username: `${name.toLowerCase()}-${n}` });
    serial += 1;
    await setUser(context, userId, { countryCode: '+91', phone: String(7_000_000_000 + serial) });
    await store.write((queries) =>
      queries.insert(store.t.batchMembers).values({ batchId, userId, joinedAt: clock.now() }),
    );
  }
  return batchId;
}
const send = (groupId: string) => hall.manage('POST', '/messages', { groupId });
const runner = () => testRunner(hall.server.context, ...jobHandlers(hall.server.context)).runner;
/** Runs what is due, and what becomes due within some minutes. */
async function work(minutes = 5): Promise<void> {
  for (let n = 0; n <= minutes; n += 1) {
    await runner().runDue();
    hall.server.clock.advance(MINUTE);
  }
}

async function encryptFor(batchIds: readonly string[]) {
  expect((await hall.encrypt({ batchIds })).status).toBe(200);
  return new Map((await hall.codes()).map((group) => [group.name, group]));
}

test('[ED18] each student of a group with a phone number gets its code once, and it is recorded', async () => {
  const groups = await encryptFor([await addBatch(120), await addBatch(2, 'Evening')]);
  const { _id = '', code = '' } = groups.get('Morning') ?? {};
  const answer = await send(_id);
  expect(answer.json).toMatchObject({ message: 'SMS are on their way to 120 students.' });
  await work();
  expect(sent).toHaveLength(120);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(120);
  const shown = `${code.slice(0, 5)}-${code.slice(5, 10)}-${code.slice(10)}`;
  expect(new Set(sent.map(({ text }) => text.includes(shown)))).toEqual(new Set([true]));
  // Asked again, nobody gets a second one.
  await send(_id);
  await work();
  expect(sent).toHaveLength(120);
  const { store } = hall.server.context;
  const entries = await store.read.select().from(store.t.auditEntries);
  expect(entries.map(({ after }) => after)).toContainEqual({ codesSent: 'Morning', students: 120 });
  // The code is in no job.
  expect(JSON.stringify(await store.read.select().from(store.t.jobs))).not.toContain(code.slice(0, 5));
});

test('[ED18] a gateway that is down is tried again, and a server that stops goes on where it was', async () => {
  const groups = await encryptFor([await addBatch(60)]);
  isDown = true;
  await send(groups.get('Morning')?._id ?? '');
  const first = runner();
  const running = first.runDue();
  await first.stop();
  await running;
  await runner().runDue();
  expect(sent).toEqual([]);
  isDown = false;
  await work(10);
  expect(sent).toHaveLength(60);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(60);
  expect((await storedJobs(hall.server.context, 'send-opening-code')).map(({ state }) => state)).toEqual(
    Array.from({ length: 60 }, () => 'done'),
  );
});

test('[ED18] who is banned, has no number or left gets none, and after the exam nobody does', async () => {
  const batchId = await addBatch(4);
  const groups = await encryptFor([batchId]);
  const { context } = hall.server;
  const { store } = context;
  const members = await store.read.select().from(store.t.batchMembers);
  const [banned = '', numberless = '', left = ''] = members.map(({ userId }) => userId);
  await setUser(context, banned, { accountStatus: 'banned' });
  await setUser(context, numberless, { phone: null });
  await send(groups.get('Morning')?._id ?? '');
  await store.write((queries) =>
    queries.update(store.t.batchMembers).set({ leftAt: 1 }).where(eq(store.t.batchMembers.userId, left)),
  );
  await work();
  expect(sent).toHaveLength(1);
  expect((await send(groups.get('Everyone else')?._id ?? '')).status).toBe(409);
  sent.length = 0;
  hall.server.clock.advance(6 * 60 * MINUTE);
  const late = await addBatch(1, 'Late');
  expect((await send((await encryptFor([late])).get('Late')?._id ?? '')).status).toBe(200);
  await work();
  expect(sent).toEqual([]);
});

test('[ED18] everyone else are those who have saved the paper and are in no other group', async () => {
  const groups = await encryptFor([await addBatch(1)]);
  await setUser(hall.server.context, hall.asha.id, { countryCode: '+91', phone: '6000000001' });
  const everyone = groups.get('Everyone else')?._id ?? '';
  expect(errorIn(await send(everyone)).message).toBe('No student of this group has a phone number.');
  await hall.issue();
  expect((await send(everyone)).status).toBe(200);
  await work();
  expect(sent.map(({ to }) => to)).toEqual(['916000000001']);
});

test('[ED18] more than the limit of a day, and an installation without SMS, are refused with the reason', async () => {
  const groups = await encryptFor([await addBatch(3)]);
  const group = groups.get('Morning')?._id ?? '';
  Object.assign(messaging, { smsPerDay: 2 });
  expect(errorIn(await send(group)).message).toBe(
    '3 students of this group have a phone number, and at most 2 SMS are sent a day (SMS_PER_DAY).',
  );
  Object.assign(messaging, { sms: null });
  expect(errorIn(await send(group)).message).toBe(
    'This installation cannot send SMS: no gateway is configured.',
  );
  expect(refusalIn(await send('another'))).toBe('404 NOT_FOUND');
  expect(await storedJobs(hall.server.context, 'send-opening-codes')).toEqual([]);
});
