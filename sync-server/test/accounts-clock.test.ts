import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountJobs } from '../src/features/accounts/jobs.ts';
import { testRunner } from './support/jobs.ts';
import { refusalIn } from './support/read.ts';
import { codeTo, EMAIL, sendEmail, tokenIn, verifyEmail } from './support/sign-up.ts';
import { accessIn, givenBy, profile, refresh, signedIn } from './support/signed-in.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer({ accessTokenSeconds: 900 });
  await server.addUser({ username: 'asha' });
  await server.addUser({ username: 'ravi' });
});

afterEach(async () => {
  await server.close();
});

const rows = () => server.context.store.read.select().from(server.context.store.t.sessions);
const runner = () => testRunner(server.context, ...accountJobs(server.context)).runner;

/** Lets days pass, with the work of each. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    server.clock.advance(DAY);
    await runner().runDue();
  }
}

describe('[AC11] a server’s clock that is set a year ahead and back', () => {
  test('ends neither the sessions that are renewed meanwhile nor the others', async () => {
    await pass(2);
    const [asha, ravi] = [await signedIn(server), await signedIn(server, {}, 'ravi')];
    server.clock.set(YEAR);
    const renewed = await refresh(server, asha.refreshToken);
    expect(renewed.status).toBe(200);
    expect((await profile(server, accessIn(renewed))).status).toBe(200);
    server.clock.advance(14 * HOUR);
    await runner().runDue();
    server.clock.set(-YEAR);
    await pass(2);
    for (const token of [givenBy(renewed), ravi.refreshToken])
      expect((await refresh(server, token)).status).toBe(200);
  });

  test('leaves no session that lasts a year longer', async () => {
    await pass(2);
    server.clock.set(YEAR);
    const { refreshToken } = await signedIn(server);
    server.clock.set(-YEAR);
    await pass(2);
    const now = server.clock.now();
    for (const { startedAt, lastUsedAt } of await rows())
      expect([startedAt <= now, lastUsedAt <= now]).toEqual([true, true]);
    await pass(61);
    expect(refusalIn(await refresh(server, refreshToken))).toBe('401 UNAUTHENTICATED');
    expect(await rows()).toEqual([]);
  });

  test('and back leaves nobody without a code or a link for a year', async () => {
    await pass(2);
    server.clock.set(YEAR);
    await sendEmail(server);
    server.clock.set(-YEAR);
    await pass(1);
    const sent = await sendEmail(server);
    expect(sent.status).toBe(200);
    expect((await verifyEmail(server, tokenIn(sent), await codeTo(server, EMAIL))).status).toBe(200);
  });

  test('does so also where the server is started meanwhile: the first sweep after a pause deletes nothing', async () => {
    await pass(2);
    const { refreshToken } = await signedIn(server);
    const restarted = await startTestServer({}, { store: server.context.store });
    restarted.clock.set(YEAR);
    restarted.clock.advance(14 * HOUR);
    await testRunner(restarted.context, ...accountJobs(restarted.context)).runner.runDue();
    await restarted.close();
    expect((await refresh(server, refreshToken)).status).toBe(200);
  });
});

test('[AC11] a clock that stays a year ahead is believed after a day, and what is over is forgotten', async () => {
  await pass(2);
  const { refreshToken } = await signedIn(server);
  server.clock.set(YEAR);
  await pass(4);
  expect(refusalIn(await refresh(server, refreshToken))).toBe('401 UNAUTHENTICATED');
  expect(await rows()).toEqual([]);
});

test('[AC11] a clock that is set a year back and ahead ends no session', async () => {
  await pass(2);
  const { refreshToken } = await signedIn(server);
  server.clock.set(-YEAR);
  const renewed = await refresh(server, refreshToken);
  server.clock.set(YEAR);
  await pass(2);
  expect((await refresh(server, givenBy(renewed))).status).toBe(200);
});
