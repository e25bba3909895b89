import { logText, type AttemptAction, type AttemptEvent } from '@exam/shared-schema/attempt';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Device, rightAnswers } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { publishSample } from './support/papers.ts';
import { dataIn, errorIn, refusalIn, resultIn, scoredIn } from './support/read.ts';
import { START } from './support/test-server.ts';

let hall: Hall;
let device: Device;

beforeEach(async () => {
  hall = await openHall();
  const issued = await hall.issue();
  device = new Device(issued, START).start().answerAll(rightAnswers(issued.paper));
});

afterEach(async () => {
  await hall.server.close();
});

const url = () => `/api/test-attempts/${device.header.attemptId}/progress`;
const put = (events: readonly AttemptEvent[], token = hall.asha.token) => {
  const { testId, packageVersion } = device.header;
  const log = { from: events[0]?.seq, events: logText(events), head: events.at(-1)?.hash };
  return hall.server.ask('PUT', url(), { token, body: { testId, packageVersion, ...log } });
};
const get = (token = hall.asha.token) => hall.server.ask('GET', url(), { token });
const acknowledged = (events: readonly AttemptEvent[]) => ({
  acknowledgedSeq: events.length - 1,
  head: events.at(-1)?.hash,
});

/** What a push answers. */
const pushed = (events: readonly AttemptEvent[]) => ({ ...acknowledged(events), extraTimePercent: 0 });

test('[SY8] events are appended as a delta after the last acknowledged one', async () => {
  const { events } = device;
  expect(dataIn(await put(events.slice(0, 3)))).toEqual(pushed(events.slice(0, 3)));
  expect(dataIn(await put(events.slice(3)))).toEqual(pushed(events));
  expect(dataIn(await get())).toMatchObject({
    ...acknowledged(events),
    events: logText(events),
    testId: hall.paperId,
  });
});

test('[SY3] a delta that is sent again, or overlaps, changes nothing', async () => {
  const { events } = device;
  await put(events.slice(0, 5));
  expect(dataIn(await put(events.slice(0, 5)))).toEqual(pushed(events.slice(0, 5)));
  expect(dataIn(await put(events.slice(1, 3)))).toEqual(pushed(events.slice(0, 5)));
  expect(dataIn(await put(events.slice(2)))).toEqual(pushed(events));
  expect(dataIn(await get())).toMatchObject({ events: logText(events) });
});

test('[ST13] events that do not follow on are refused, with where the server stands', async () => {
  const { events } = device;
  await put(events.slice(0, 3));
  const gap = await put(events.slice(4));
  expect(refusalIn(gap)).toBe('409 OUT_OF_STEP');
  expect(errorIn(gap).errors).toEqual({ acknowledgedSeq: '2', head: events[2]?.hash });
  const other = new Device(device.issued, START + 7, device.header.attemptId)
    .start()
    .answerAll(rightAnswers(device.issued.paper));
  expect(refusalIn(await put(other.events))).toBe('409 OUT_OF_STEP');
  expect(refusalIn(await put(other.events.slice(0, 1)))).toBe('409 OUT_OF_STEP');
  expect(dataIn(await get())).toMatchObject({ events: logText(events.slice(0, 3)) });
});

test('[ST13] what is said to follow on an event that the server does not have is refused, though its head is right', async () => {
  const { events } = device;
  const { testId, packageVersion } = device.header;
  await put(events.slice(0, 3));
  const claim = { testId, packageVersion, from: 4, events: logText(events.slice(3)), head: device.head };
  const answer = await hall.server.ask('PUT', url(), { token: hall.asha.token, body: claim });
  expect(refusalIn(answer)).toBe('409 OUT_OF_STEP');
  expect(dataIn(await get())).toMatchObject(acknowledged(events.slice(0, 3)));
});

test('[ST13] a draft is of one paper, and what is no log is refused', async () => {
  await put(device.events.slice(0, 3));
  const other = await hall.issue('asha', await publishSample(hall.server.context, hall.adminId));
  const elsewhere = new Device(other, START, device.header.attemptId).start();
  const { token } = hall.asha;
  const moved = await hall.server.ask('PUT', url(), { token, body: elsewhere.draft() });
  expect(refusalIn(moved)).toBe('409 CONFLICT');
  const broken = { ...device.draft(3), events: '["left-page",1]' };
  const answer = await hall.server.ask('PUT', url(), { token, body: broken });
  expect(refusalIn(answer)).toBe('400 VALIDATION');
  expect(errorIn(answer).errors).toEqual({ 'body.events': 'Event 3 of the log is malformed.' });
});

test('[ST13] ten parallel deltas of one log leave one unbroken log', async () => {
  const { events } = device;
  await Promise.all(events.map((_, index) => put(events.slice(0, index + 1))));
  expect(dataIn(await get())).toMatchObject(acknowledged(events));
});

test('[PK6] a draft is its owner’s: nobody else reads it, goes on with it, or learns of it', async () => {
  await hall.issue('ravi');
  await put(device.events);
  expect(refusalIn(await get(hall.ravi.token))).toBe('404 NOT_FOUND');
  // ST72: the id is Ravi's own to use, for a log of his own; this one is Asha's.
  expect(refusalIn(await put(device.events, hall.ravi.token))).toBe('409 OUT_OF_STEP');
});

test('[ST3] a draft of a paper that was not issued is refused', async () => {
  expect(refusalIn(await put(device.events, hall.ravi.token))).toBe('403 NOT_ISSUED');
});

test('[ST13] a draft that goes on on another device is one log', async () => {
  await put(device.events);
  device.session = 'other-page';
  device.mono = 0;
  device.log({ type: 'resumed', session: 'other-page', reason: 'other-device', head: device.head }).seal();
  expect((await put(device.events.slice(-2))).status).toBe(200);
  expect(scoredIn(await hall.handIn(device.handIn()))).toMatchObject({ totalScore: 16, flags: [] });
});

test('after the hand-in there is nothing to begin a draft for', async () => {
  await hall.handIn(device.seal().handIn());
  expect(refusalIn(await put(device.events))).toBe('409 CONFLICT');
  expect(refusalIn(await get())).toBe('404 NOT_FOUND');
});

describe('[SY6] [ST70] a draft that another device goes on with', () => {
  type Resumed = Extract<AttemptAction, { type: 'resumed' }>;
  type Said = Pick<Resumed, 'elapsedMs' | 'word'>;

  /** The other device goes on twice; then the first one, which knows nothing of it, hands in its own log. */
  async function flagsOfFirst(change: (resumed: Resumed) => Resumed): Promise<readonly string[]> {
    await put(device.events);
    const { elapsedMs, word } = dataIn<Said>(await get());
    const other = new Device(device.issued, device.at, device.header.attemptId);
    other.events.push(...device.events);
    const resumed = { type: 'resumed', session: 'other', reason: 'other-device', head: device.head } as const;
    for (const action of [change({ ...resumed, elapsedMs, word }), { type: 'left-page' } as const]) {
      other.log(action);
      expect((await put(other.events.slice(-1))).status).toBe(200);
    }
    return resultIn(await hall.handIn(device.seal().handIn())).flags;
  }

  /** The word of the server for another attempt of the same student. */
  async function wordForAnother(): Promise<string | undefined> {
    const another = new Device(device.issued, START).start();
    const { testId, packageVersion, attemptId } = another.header;
    const body = {
      testId,
      packageVersion,
      ticket: device.issued.ticket,
      head: another.head,
      startedAt: START,
    };
    return dataIn<Said>(await hall.server.ask('POST', `/api/test-attempts/${attemptId}/time`, { body })).word;
  }

  test('[SY6] by the word of the server: the first device’s own log restarts nothing', async () => {
    expect(await flagsOfFirst((resumed) => resumed)).toEqual([]);
  });

  test('[ST70] without a word: a log that goes another way is a restart', async () => {
    expect(await flagsOfFirst(({ word: _word, ...resumed }) => resumed)).toContain('restarted');
  });

  test('[ST70] by a word that was said of another attempt: this is a restart as well', async () => {
    const word = await wordForAnother();
    expect(await flagsOfFirst((resumed) => ({ ...resumed, word }))).toContain('restarted');
  });

  test('[ST70] a reload goes on with it on the same device, whatever word it has', async () => {
    expect(await flagsOfFirst((resumed) => ({ ...resumed, reason: 'reload' }))).toContain('restarted');
  });
});
