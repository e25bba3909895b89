import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHall, type Hall } from '../support/hall.ts';
import { dataIn, refusalIn, resultIn, syncedIn } from '../support/read.ts';
import { noteBackup } from '../../src/installation/index.ts';
import { readKept } from './support/database-file.ts';

const SYNC = '/api/test-attempts/sync';
const MOST_IN_A_CALL = 10;
const HOUR_MS = 3_600_000;

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.server.close();
});

test('of a hundred hand-ins that share commits the bad one fails alone', async () => {
  const sample = await hall.finished();
  const good = (index: number) => sample.handIn({ attemptId: `many-${index}`, log: undefined });
  const bodies = Array.from({ length: 100 }, (_, index) =>
    index === 37 ? { ...good(index), responses: [{ questionId: 'nobody-asked' }] } : good(index),
  );
  const answers = await Promise.all(bodies.map((body) => hall.handIn(body)));
  expect(refusalIn(answers[37] as (typeof answers)[number])).toBe('422 MALFORMED_ATTEMPT');
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(99);
  expect(readKept(hall.server.directory, []).attempts).toBe(99);
});

test('[SY5] of a call full of hand-ins the one whose ticket is another student’s fails alone', async () => {
  const sample = await hall.finished();
  const issuedToRavi = await hall.issue('ravi');
  const attempts = Array.from({ length: MOST_IN_A_CALL }, (_, index) => ({
    ...sample.handIn({ attemptId: `many-${index}`, log: undefined }),
    userId: hall.ravi.id,
    ticket: index === 7 ? sample.issued.ticket : issuedToRavi.ticket,
  }));
  const synced = syncedIn(await hall.server.ask('POST', SYNC, { body: { attempts } }));
  const rejected = synced.filter(({ status }) => status === 'rejected');
  expect(rejected.map(({ attemptId, code }) => [attemptId, code])).toEqual([['many-7', 'FORBIDDEN']]);
  expect(readKept(hall.server.directory, []).attempts).toBe(MOST_IN_A_CALL - 1);
});

test.each([
  ['back', -HOUR_MS],
  ['forward', HOUR_MS],
])(
  'a server whose clock jumps an hour %s refuses nothing and gives the same receipt again',
  async (_way, by) => {
    const before = await hall.finished();
    const first = await hall.handIn(before.handIn());
    const after = await hall.finished();
    hall.server.clock.advance(by);
    const second = await hall.handIn(after.handIn());
    const again = await hall.handIn(before.handIn());
    hall.server.clock.advance(-by);
    const back = await hall.handIn(after.handIn());
    expect([first, second, again, back].map(({ status }) => status)).toEqual([201, 201, 200, 200]);
    expect(resultIn(again).receipt).toEqual(resultIn(first).receipt);
    expect(resultIn(back).receipt).toEqual(resultIn(second).receipt);
    const login = await hall.server.ask('GET', '/api/users/profile', { token: hall.asha.token });
    expect(login.status).toBeLessThan(500);
  },
);

test('[ST14] a receipt tells how far backups reach', async () => {
  const { clock, context } = hall.server;
  const through = clock.now() - HOUR_MS;
  await noteBackup(context.store, through);
  const { receipt } = resultIn(await hall.handIn((await hall.finished()).handIn()));
  expect(receipt.backedUpThrough).toBe(new Date(through).toISOString());
});

test('[ST14] where the clock was set back behind a backup, no receipt claims to be in it, then or later', async () => {
  const { clock, context } = hall.server;
  await noteBackup(context.store, clock.now());
  const device = await hall.finished();
  clock.advance(-HOUR_MS);
  const { receipt } = resultIn(await hall.handIn(device.handIn()));
  clock.advance(2 * HOUR_MS);
  const known = await hall.server.ask('POST', '/api/test-attempts/known', {
    body: { attempts: [{ attemptId: receipt.attemptId, head: receipt.head, ticket: device.issued.ticket }] },
  });
  const { backedUpThrough } = dataIn<{ backedUpThrough: string }>(known);
  for (const claimed of [receipt.backedUpThrough, backedUpThrough])
    expect(Date.parse(claimed ?? '')).toBeLessThan(Date.parse(receipt.receivedAt));
});
