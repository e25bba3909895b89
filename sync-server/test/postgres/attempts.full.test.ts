import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../src/database/index.ts';
import { lockAttempts } from '../../src/marked-attempts/queries.ts';
import type { EmptyDatabase } from '../support/databases.ts';
import { Device, issueAndFetch, rightAnswers } from '../support/device.ts';
import { HAND_IN, openHall, type Hall } from '../support/hall.ts';
import { dataIn, refusalIn, resultIn, syncedIn } from '../support/read.ts';
import { START, startTestServer, type TestServer } from '../support/test-server.ts';
import { atOnce, newDatabase, openShared, warmUp } from './support.ts';

// Two servers with connections of their own on one database.

let database: EmptyDatabase;
let stores: Store[];
let hall: Hall;
let servers: [TestServer, TestServer];

beforeEach(async () => {
  database = await newDatabase();
  stores = await atOnce(2, () => openShared(database));
  const [first, second] = stores as [Store, Store];
  hall = await openHall({}, {}, { store: first });
  servers = [hall.server, await startTestServer({}, { store: second })];
  await warmUp(stores);
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

const serverFor = (index: number) => servers[index % 2] as TestServer;
const rows = async () => {
  const { read, t } = hall.server.context.store;
  const attempts = await read.select().from(t.attempts);
  return { attempts, superseded: await read.$count(t.supersededAttempts) };
};

test('[SY3] ten parallel repeats over two servers are one attempt with one receipt', async () => {
  const device = await hall.finished();
  const answers = await atOnce(10, (index) =>
    serverFor(index).ask('POST', HAND_IN, { body: device.handIn() }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
  expect(new Set(answers.map((answer) => JSON.stringify(resultIn(answer)))).size).toBe(1);
  const { attempts, superseded } = await rows();
  expect([attempts.length, superseded]).toEqual([1, 0]);
});

test('[ST7] of two attempts that a user hands in at once, ten times each, one ranks', async () => {
  const issued = await hall.issue();
  const devices = [0, 1].map((index) => new Device(issued, START + index).start().seal()) as [Device, Device];
  const answers = await atOnce(20, (index) =>
    serverFor(index >> 1).ask('POST', HAND_IN, { body: devices[(index % 2) as 0 | 1].handIn() }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  const { attempts, superseded } = await rows();
  expect(attempts.map(({ ranked }) => ranked).sort()).toEqual([false, true]);
  // ST75: a student counts once.
  expect(superseded).toBe(0);
});

test('[ST7] of twenty attempts that a user hands in at once one ranks', async () => {
  const issued = await hall.issue();
  const answers = await atOnce(20, (index) => {
    const device = new Device(issued, START + index).start().seal();
    return serverFor(index).ask('POST', HAND_IN, { body: device.handIn() });
  });
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(201));
  const { attempts } = await rows();
  expect([attempts.filter(({ ranked }) => ranked).length, attempts.length]).toEqual([1, 20]);
});

test('[ST7] of attempts in one batch the one that stands first ranks', async () => {
  const issued = await hall.issue();
  const devices = Array.from({ length: 10 }, () => new Device(issued, START).start().seal());
  const body = { attempts: devices.map((device) => device.handIn()) };
  const answer = await hall.server.ask('POST', '/api/test-attempts/sync', { body });
  expect(syncedIn(answer).every(({ status }) => status === 'accepted')).toBe(true);
  const { attempts } = await rows();
  const ranked = attempts.filter((attempt) => attempt.ranked).map(({ id }) => id);
  expect(ranked).toEqual([devices[0]?.header.attemptId]);
});

test('[SY6] of two logs of one attempt that come at once one is scored and the other kept, each with its receipt', async () => {
  const first = await hall.finished();
  const second = new Device(first.issued, START + 5000, first.header.attemptId).start().seal();
  const answers = await atOnce(12, (index) =>
    serverFor(index >> 1).ask('POST', HAND_IN, { body: (index % 2 === 0 ? first : second).handIn() }),
  );
  const receipts = answers.map((answer) => resultIn(answer).receipt);
  expect(new Set(receipts.map(({ signature }) => signature)).size).toBe(2);
  receipts.forEach(({ head }, index) => expect(head).toBe((index % 2 === 0 ? first : second).head));
  const { attempts, superseded } = await rows();
  expect([attempts.length, superseded]).toEqual([1, 1]);
});

test('[ST72] an id that two users use at once is an attempt of each, and tells neither of the other', async () => {
  const mine = new Device(await hall.issue('asha'), START, 'same').start().seal();
  const theirs = new Device(await hall.issue('ravi'), START, 'same').start().seal();
  const answers = await atOnce(10, (index) =>
    serverFor(index >> 1).ask('POST', HAND_IN, { body: (index % 2 === 0 ? mine : theirs).handIn() }),
  );
  const { attempts, superseded } = await rows();
  expect(attempts.map(({ userId }) => userId).sort()).toEqual([hall.asha.id, hall.ravi.id].sort());
  expect(superseded).toBe(0);
  answers.forEach((answer, index) =>
    expect(resultIn(answer).receipt.head).toBe((index % 2 === 0 ? mine : theirs).head),
  );
});

test('[ST1] fifty parallel issues are one ticket', async () => {
  const tickets = await atOnce(50, async (index) => {
    const url = `/api/test-papers/${hall.paperId}/issue`;
    return dataIn<{ ticket: string }>(await serverFor(index).ask('POST', url, { token: hall.asha.token }))
      .ticket;
  });
  expect(new Set(tickets).size).toBe(1);
  expect(await hall.server.context.store.read.$count(hall.server.context.store.t.issues)).toBe(1);
});

test('[ST13] of two logs that go on from one draft at once one wins and the other is out of step', async () => {
  const issued = await issueAndFetch(servers[1], hall.asha.token, hall.asha.id, hall.paperId);
  const answers = rightAnswers(issued.paper);
  const devices = [0, 1].map((index) =>
    new Device(issued, START + index, 'draft').start().answerAll(answers),
  ) as [Device, Device];
  const put = (index: number) => {
    const body = devices[(index % 2) as 0 | 1].draft();
    return serverFor(index >> 1).ask('PUT', '/api/test-attempts/draft/progress', {
      token: hall.asha.token,
      body,
    });
  };
  const outcomes = (await atOnce(12, put)).map((answer) =>
    answer.status === 200 ? 'kept' : refusalIn(answer),
  );
  const winner = outcomes.indexOf('kept') % 2;
  outcomes.forEach((outcome, index) =>
    expect(outcome).toBe(index % 2 === winner ? 'kept' : '409 OUT_OF_STEP'),
  );
  const draft = await servers[1].ask('GET', '/api/test-attempts/draft/progress', { token: hall.asha.token });
  expect(dataIn(draft)).toMatchObject({ events: devices[winner as 0 | 1].draft().events });
});

test('[AC50] of two decisions on one attempt at once the audit entry of the second says what the first had decided', async () => {
  const device = new Device(await hall.issue(), START + 1000);
  await hall.handIn(device.seal().handIn());
  const admin = await hall.server.signIn('admin');
  const decide = (index: number) =>
    serverFor(index).ask('POST', `/api/admin/attempts/${device.header.attemptId}/ranking`, {
      token: admin,
      body: { userId: hall.asha.id, ranked: index % 2 === 0, reason: 'Seen in the hall' },
    });
  const { store } = hall.server.context;
  const pending = await store.write(async (queries) => {
    await lockAttempts(queries, hall.asha.id, hall.paperId);
    const decisions = atOnce(2, decide);
    await expect.poll(() => waitingForLocks(store)).toBe(2);
    return { decisions };
  });
  expect((await pending.decisions).map(({ status }) => status)).toEqual([200, 200]);
  const entries = await store.read.select().from(store.t.auditEntries);
  expect(entries.map(({ before }) => before?.['isDoubted'] === true).sort()).toEqual([false, true]);
});

async function waitingForLocks({ read }: Store): Promise<number> {
  const waiting = sql<number>`(select count(*) from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database()))`;
  const [row] = await read.select({ waiting }).from(sql`(select 1) as one`);
  return Number(row?.waiting);
}
