import { logText, type AttemptEvent } from '@exam/shared-schema/attempt';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Device, rightAnswers } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { dataIn, errorIn, refusalIn, scoredIn } from './support/read.ts';
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

test('[SY8] events are appended as a delta after the last acknowledged one', async () => {
  const { events } = device;
  expect(dataIn(await put(events.slice(0, 3)))).toEqual(acknowledged(events.slice(0, 3)));
  expect(dataIn(await put(events.slice(3)))).toEqual(acknowledged(events));
  expect(dataIn(await get())).toMatchObject({
    ...acknowledged(events),
    events: logText(events),
    testId: hall.paperId,
  });
});

test('[SY3] a delta that is sent again, or overlaps, changes nothing', async () => {
  const { events } = device;
  await put(events.slice(0, 5));
  expect(dataIn(await put(events.slice(0, 5)))).toEqual(acknowledged(events.slice(0, 5)));
  expect(dataIn(await put(events.slice(1, 3)))).toEqual(acknowledged(events.slice(0, 5)));
  expect(dataIn(await put(events.slice(2)))).toEqual(acknowledged(events));
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
