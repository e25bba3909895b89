import type { DoubtedAttempt } from '@exam/shared-schema/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Device, rightAnswers, type Issued } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { dataIn, refusalIn } from './support/read.ts';
import { START } from './support/test-server.ts';

let hall: Hall;
let issued: Issued;
let adminToken: string;

beforeEach(async () => {
  hall = await openHall();
  issued = await hall.issue();
  adminToken = await hall.server.signIn('admin');
});

afterEach(async () => {
  await hall.server.close();
});

async function handIn(device: Device): Promise<string> {
  await hall.handIn(device.answerAll(rightAnswers(issued.paper)).seal().handIn());
  return device.header.attemptId;
}
/** Its log has no start. */
const doubted = () => handIn(new Device(issued, START + 1000));

const list = async () => {
  const answer = await hall.server.ask('GET', '/api/admin/attempts/doubted', { token: adminToken });
  return answer.json as { total: number; attempts: DoubtedAttempt[] };
};
const decide = (id: string, ranked: boolean, token = adminToken, userId = hall.asha.id) =>
  hall.server.ask('POST', `/api/admin/attempts/${id}/ranking`, {
    token,
    body: { userId, ranked, reason: 'Seen in the hall' },
  });

async function isRanked(id: string): Promise<boolean | undefined> {
  const { read, t } = hall.server.context.store;
  const [row] = await read.select().from(t.attempts).where(eq(t.attempts.id, id));
  return row?.ranked;
}

test('[ST70] an attempt in doubt is listed, and ranks once an administrator says so', async () => {
  const id = await doubted();
  expect(await list()).toMatchObject({
    total: 1,
    attempts: [{ attemptId: id, flags: ['start-unclear'], score: 16, student: { _id: hall.asha.id } }],
  });
  expect((await decide(id, true)).status).toBe(200);
  expect(await isRanked(id)).toBe(true);
  expect((await list()).total).toBe(0);
});

test('[ST70] a decision says who made it, when and why, and may be made again', async () => {
  const id = await doubted();
  await decide(id, true);
  await decide(id, false);
  expect(await isRanked(id)).toBe(false);
  const { read, t } = hall.server.context.store;
  const decision = { decidedBy: hall.adminId, decidedAt: START, reason: 'Seen in the hall' };
  expect(await read.select().from(t.rankDecisions)).toMatchObject([
    { ...decision, ranked: true },
    { ...decision, ranked: false },
  ]);
});

test('[AC50] a decision is recorded among the changes of administrators', async () => {
  const id = await doubted();
  await decide(id, true);
  const { read, t } = hall.server.context.store;
  expect(await read.select().from(t.auditEntries)).toMatchObject([
    {
      userId: hall.adminId,
      kind: 'attempts',
      thingId: `${hall.asha.id}/${id}`,
      before: { ranked: false, isDoubted: true },
      after: { ranked: true, isDoubted: false, reason: 'Seen in the hall' },
    },
  ]);
});

test('[IA4] what cannot be decided on any more is counted with its reason', async () => {
  const counts = async (token = adminToken) =>
    hall.server.ask('GET', '/api/admin/attempts/unranked', { token });
  const id = await doubted();
  expect(dataIn(await counts())).toEqual([]);
  await decide(id, false);
  // A second attempt is no surprise, and is not counted.
  await handIn(new Device(issued, START + 1000).start());
  const ravis = new Device(await hall.issue('ravi'), START + 1000).start();
  const { log: _log, ...plain } = ravis.answerAll(rightAnswers(issued.paper)).seal().handIn();
  await hall.handIn(plain, hall.ravi.token);
  expect(dataIn(await counts())).toEqual([
    { reason: 'no-log', attempts: 1 },
    { reason: 'refused', attempts: 1 },
  ]);
  expect(refusalIn(await counts(hall.asha.token))).toBe('403 FORBIDDEN');
});

test('[ST7] neither a second attempt nor one that nothing is in doubt about can be decided on', async () => {
  const id = await handIn(new Device(issued, START + 1000).start());
  expect(refusalIn(await decide(id, false))).toBe('409 CONFLICT');
  const second = await doubted();
  expect((await list()).total).toBe(0);
  expect(refusalIn(await decide(second, true))).toBe('409 CONFLICT');
  expect(await isRanked(id)).toBe(true);
});

test('[ST70] nobody but an administrator decides, and about an attempt that exists', async () => {
  const id = await doubted();
  expect(refusalIn(await decide(id, true, hall.asha.token))).toBe('403 FORBIDDEN');
  expect(refusalIn(await decide('nowhere', true))).toBe('404 NOT_FOUND');
  expect(refusalIn(await decide(id, true, adminToken, hall.ravi.id))).toBe('404 NOT_FOUND');
  expect(await isRanked(id)).toBe(false);
});
