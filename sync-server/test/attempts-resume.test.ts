import { logText } from '@exam/shared-schema/attempt';
import type { AttemptInProgress } from '@exam/shared-schema/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Device, rightAnswers } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { dataIn, markedIn, refusalIn, scoredIn } from './support/read.ts';
import { START } from './support/test-server.ts';

const MINUTE = 60_000;
/** A device whose clock is an hour slow. */
const SLOW = -60 * MINUTE;

let hall: Hall;
let first: Device;

beforeEach(async () => {
  hall = await openHall();
  const issued = await hall.issue();
  first = new Device(issued, START).start();
  first.answerAll(Object.fromEntries(Object.entries(rightAnswers(issued.paper)).slice(0, 2)));
});

afterEach(async () => {
  await hall.server.close();
});

interface Draft {
  readonly ticket: string;
  /** Milliseconds. */
  readonly elapsedMs: number;
  readonly at: number;
  readonly word: string;
  readonly events: string;
}

const url = (device: Device) => `/api/test-attempts/${device.header.attemptId}/progress`;
const push = (device: Device, events = device.events, offsetMs: number | null = 0) => {
  const { testId, packageVersion } = device.header;
  const log = { from: events[0]?.seq, events: logText(events), head: events.at(-1)?.hash };
  const body = { testId, packageVersion, ...log, clock: { offsetMs, measuredAt: device.at } };
  return hall.server.ask('PUT', url(device), { token: hall.asha.token, body });
};
const draftOf = async (device: Device) =>
  dataIn<Draft>(await hall.server.ask('GET', url(device), { token: hall.asha.token }));
const inProgress = async (token = hall.asha.token) =>
  dataIn<AttemptInProgress[]>(await hall.server.ask('GET', '/api/test-attempts/in-progress', { token }));

/** The same log on another device, with a clock of its own. @param word the server's, for the time that it claims. */
function goesOn(from: Device, elapsedMs: number, at: number, word?: string): Device {
  const second = new Device(from.issued, at, from.header.attemptId);
  second.events.push(...from.events);
  second.session = 'second-device';
  const resumed = { type: 'resumed', session: 'second-device', reason: 'other-device' } as const;
  return second.log({ ...resumed, head: from.head, elapsedMs, word });
}

test('[ST13] an attempt is in progress for its own student, until one device has handed it in', async () => {
  expect(await inProgress()).toEqual([]);
  await push(first);
  const { attemptId, testId, packageVersion } = first.header;
  expect(await inProgress()).toMatchObject([
    { attemptId, testId, packageVersion, timingPolicy: 'continuous' },
  ]);
  expect(await inProgress(hall.ravi.token)).toEqual([]);
  await hall.handIn(first.seal().handIn());
  expect(await inProgress()).toEqual([]);
});

test('[ST13] a draft says under which ticket it goes on, and how much time was used by the server’s clock', async () => {
  await push(first, first.events.slice(0, 1), 5_000);
  hall.server.clock.advance(10 * MINUTE);
  await push(first, first.events.slice(1), 5_000);
  hall.server.clock.advance(MINUTE);
  expect(await draftOf(first)).toMatchObject({
    ticket: first.issued.ticket,
    elapsedMs: 11 * MINUTE,
    at: START + 11 * MINUTE,
  });
});

test('[ST13] a device’s clock puts its last event neither after its arrival nor before the event before', async () => {
  await push(first, first.events.slice(0, 2), 99 * MINUTE);
  const { elapsedMs } = await draftOf(first);
  await push(first, first.events.slice(2), SLOW);
  // The events took 20 s by the device's own clock, and none of the server's has passed.
  expect([elapsedMs, (await draftOf(first)).elapsedMs]).toEqual([5_000, 20_000]);
});

test('[ST13] the log that goes on elsewhere is one chain, its answers count, and its clock is the server’s', async () => {
  await push(first);
  const second = goesOn(first, 30 * MINUTE, START + SLOW + 30 * MINUTE);
  const right = Object.entries(rightAnswers(first.issued.paper)).slice(2);
  second.answerAll(Object.fromEntries(right)).seal('student', 31 * MINUTE);
  const handIn = second.handIn({ clock: { offsetMs: -SLOW, measuredAt: second.at } });
  // An hour between the two clocks is an hour of the device, not of the exam: only the offset itself is noted.
  expect(scoredIn(await hall.handIn(handIn))).toMatchObject({
    totalScore: 16,
    flags: ['clock-offset'],
    timeSpent: 30 * 60 + 21,
  });
});

test('[AT22] what is answered elsewhere after the time does not count, however the clocks stand', async () => {
  await push(first);
  const second = goesOn(first, 59 * MINUTE, START + SLOW);
  const right = Object.entries(rightAnswers(first.issued.paper)).slice(2);
  second
    .wait(2 * MINUTE)
    .answerAll(Object.fromEntries(right))
    .seal('student', 60 * MINUTE);
  const result = markedIn(await hall.handIn(second.handIn()));
  expect(result.totalScore).toBe(8);
  expect(result.flags).toContain('over-time');
});

test('[ST13] a claim of less time than the log shows is not believed', () => {
  const second = goesOn(first, 0, START);
  expect(second.state.clock.elapsedMs).toBe(first.state.clock.elapsedMs);
});

test('[SY6] the first device learns at its next draft that another one has gone on, and that it was handed in', async () => {
  await push(first);
  const second = goesOn(first, MINUTE, START + MINUTE);
  expect((await push(second, second.events.slice(-1))).status).toBe(200);
  first.wait(1000).log({ type: 'left-page' });
  expect(refusalIn(await push(first, first.events.slice(-1)))).toBe('409 OUT_OF_STEP');
  await hall.handIn(second.seal().handIn());
  expect(refusalIn(await push(first, first.events.slice(-1)))).toBe('409 CONFLICT');
});

test('[SY6] what the first device hands in afterwards is kept as superseded, and changes no score', async () => {
  await push(first);
  const second = goesOn(first, MINUTE, START + MINUTE).seal();
  const scored = scoredIn(await hall.handIn(second.handIn()));
  const late = scoredIn(await hall.handIn(first.seal().handIn()));
  expect(late.flags).toContain('superseded');
  expect(late).toMatchObject({ totalScore: scored.totalScore, receipt: { head: first.head } });
});

test('[ST12] a seal that was taken back is part of the log: what is answered afterwards counts', async () => {
  first.seal('clock', 60 * MINUTE);
  first.session = 'again';
  first.log({ type: 'resumed', session: 'again', reason: 'time-left', elapsedMs: 5 * MINUTE });
  const right = Object.entries(rightAnswers(first.issued.paper)).slice(2);
  first.answerAll(Object.fromEntries(right)).seal('student', 6 * MINUTE);
  expect(markedIn(await hall.handIn(first.handIn()))).toMatchObject({
    totalScore: 16,
    timeSpent: 5 * 60 + 21,
  });
});

test('[ST12] a seal that was taken back and not made again is handed in as unsealed, with its answers', async () => {
  first.seal('clock', 60 * MINUTE);
  first.session = 'again';
  first.log({ type: 'resumed', session: 'again', reason: 'time-left', elapsedMs: 5 * MINUTE });
  const result = markedIn(await hall.handIn(first.handIn()));
  expect(result).toMatchObject({ totalScore: 8 });
  expect(result.flags).toContain('unsealed');
});
