import { leanAttempt, type AttemptOnWire, type WholeAttempt } from '@exam/shared-schema/contract';
import { logText, readLog, type AttemptAction, type HandInEvent } from '@exam/shared-schema/attempt';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../src/sha256.ts';
import { Device, rightAnswers, type Issued } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { markedIn, refusalIn, scoredIn } from './support/read.ts';
import { START } from './support/test-server.ts';

let hall: Hall;
let issued: Issued;

beforeAll(async () => {
  hall = await openHall();
  issued = await hall.issue();
});

afterAll(async () => {
  await hall.server.close();
});

const begun = () => new Device(issued, START + 1000).start();
const sealed = () => begun().answerAll(rightAnswers(issued.paper)).seal();
const lean = (device: Device) => leanAttempt(device.handIn() as WholeAttempt, sha256);

async function storedEvents(attemptId: string): Promise<readonly HandInEvent[]> {
  const { store } = hall.server.context;
  const { t } = store;
  const [row] = await store.read
    .select({ log: t.attempts.log })
    .from(t.attempts)
    .where(eq(t.attempts.id, attemptId));
  const read = readLog(row?.log ?? '');
  if (!read.ok) throw new Error(read.reason);
  return read.events;
}

describe('[SY12] a hand-in without hashes and responses', () => {
  test('is worth what the whole one is, with the same receipt, in fewer bytes', async () => {
    const device = sealed();
    const small = lean(device);
    const first = scoredIn(await hall.handIn(small));
    const again = await hall.handIn(device.handIn());
    expect(first).toMatchObject({ flags: [], totalScore: 16, receipt: { head: device.head } });
    expect(again.status).toBe(200);
    expect(scoredIn(again).receipt).toEqual(first.receipt);
    const sizes = [small, device.handIn()].map((body) => JSON.stringify({ ...body, ticket: '' }).length);
    expect(sizes[0]).toBeLessThan((sizes[1] ?? 0) * 0.7);
  });

  test('is stored with every event', async () => {
    const device = sealed();
    await hall.handIn(lean(device));
    const events = await storedEvents(device.header.attemptId);
    expect(events).toEqual(device.events.map(({ hash: _hash, ...event }) => event));
  });

  test('an event that was changed on the way breaks the log; its answers count, and it does not rank', async () => {
    const device = sealed();
    const body = lean(device);
    const events = logText(
      device.events.map((event, index) => (index === 2 ? { ...event, at: event.at + 1 } : event)),
    );
    const answer = await hall.handIn({ ...body, log: { head: device.head, events } } as AttemptOnWire);
    expect(markedIn(answer)).toMatchObject({ flags: ['log-broken'], totalScore: 16 });
  });

  test('an answer that the device did not show as the log says is told by its digest', async () => {
    const device = sealed();
    const answer = await hall.handIn({ ...lean(device), answersDigest: sha256('something else') });
    expect(scoredIn(answer)).toMatchObject({ flags: ['log-differs'], totalScore: 16 });
  });
});

describe('[SY11] a log of a newer app', () => {
  const newer = (action: object) =>
    begun()
      .log(action as AttemptAction)
      .answerAll(rightAnswers(issued.paper))
      .seal();

  test.each([
    [
      'an event of a type that this server does not know',
      { type: 'pad-opened', strokes: 3, questionId: 'elsewhere' },
    ],
  ])('%s is kept, hashed and passed over', async (_name, action) => {
    const device = newer(action);
    const answer = await hall.handIn(lean(device));
    expect(scoredIn(answer)).toMatchObject({
      flags: ['newer-log'],
      totalScore: 16,
      receipt: { head: device.head },
    });
    expect((await storedEvents(device.header.attemptId))[1]).toMatchObject(action);
  });

  test('a member that this server does not know is kept with its event', async () => {
    const device = newer({ type: 'fullscreen-left', by: 'swipe' });
    expect(scoredIn(await hall.handIn(lean(device)))).toMatchObject({ flags: [], totalScore: 16 });
    expect((await storedEvents(device.header.attemptId))[1]).toMatchObject({ by: 'swipe' });
  });

  test('a member that this server does not know of the hand-in itself changes nothing', async () => {
    const answer = await hall.handIn({ ...lean(sealed()), battery: 0.5 } as AttemptOnWire);
    expect(scoredIn(answer)).toMatchObject({ flags: [], totalScore: 16 });
  });

  test('a known event without what it needs is still malformed', async () => {
    const device = newer({ type: 'visited' });
    expect(refusalIn(await hall.handIn(lean(device)))).toBe('422 MALFORMED_ATTEMPT');
  });

  test('a draft with such an event is taken', async () => {
    const device = newer({ type: 'pad-opened' });
    const { attemptId } = device.header;
    const answer = await hall.server.ask('PUT', `/api/test-attempts/${attemptId}/progress`, {
      token: hall.asha.token,
      body: device.draft(),
    });
    expect(answer.status).toBe(200);
  });
});
