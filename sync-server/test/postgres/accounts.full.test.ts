import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../src/database/index.ts';
import type { EmptyDatabase } from '../support/databases.ts';
import { givenBy, refresh, signedIn } from '../support/signed-in.ts';
import { codeTo, EMAIL, filledForm, otherThan, register, sendEmail, tokenIn } from '../support/sign-up.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { atOnce, newDatabase, openShared, warmUp } from './support.ts';

// Two servers with connections of their own on one database.

let database: EmptyDatabase;
let stores: Store[];
let servers: TestServer[];

beforeEach(async () => {
  database = await newDatabase();
  stores = await atOnce(2, () => openShared(database));
  servers = [];
  for (const store of stores) servers.push(await startTestServer({}, { store }));
  await warmUp(stores);
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

const serverFor = (index: number) => servers[index % 2] as TestServer;

test('[AC5] the same form over two servers at once makes one account', async () => {
  const first = serverFor(0);
  const form = await filledForm(first);
  const answers = await atOnce(10, (index) => register(serverFor(index), form));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
  const { read, t } = first.context.store;
  expect([await read.$count(t.users), await read.$count(t.userCategories)]).toEqual([1, 1]);
});

test('[AC5] different people who take the same name at once: one has it, the other’s codes stay good', async () => {
  const first = serverFor(0);
  const forms = [
    await filledForm(first),
    await filledForm(first, { email: 'other@example.com', phone: '9876543211', username: 'KIRAN_01' }),
  ];
  const answers = await atOnce(2, (index) => register(serverFor(index), forms[index] as (typeof forms)[0]));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const lost = forms[answers.findIndex(({ status }) => status === 409)] as (typeof forms)[0];
  expect((await register(first, { ...lost, username: 'kiran_02' })).status).toBe(201);
});

test('[AC2] tries over two servers at once are five tries', async () => {
  const first = serverFor(0);
  const token = tokenIn(await sendEmail(first));
  const otp = otherThan(await codeTo(first, EMAIL));
  await atOnce(40, (index) =>
    serverFor(index).ask('POST', '/api/otp/verify-email-otp', { body: { emailOtpToken: token, otp } }),
  );
  const { read, t } = first.context.store;
  expect(await read.select().from(t.codes)).toMatchObject([{ state: 'blocked', wrongTries: 5 }]);
});

test('[AC3] of requests over two servers at once one sends a code', async () => {
  const answers = await atOnce(20, (index) => sendEmail(serverFor(index)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('[AC10] fifty renewals over two servers at once get one successor', async () => {
  await serverFor(0).addUser({ username: 'asha' });
  const { refreshToken } = await signedIn(serverFor(0));
  const answers = await atOnce(50, (index) => refresh(serverFor(index), refreshToken));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(givenBy)).size).toBe(1);
});
