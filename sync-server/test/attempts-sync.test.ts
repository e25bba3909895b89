import { logText } from '@exam/shared-schema/attempt';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Device, rightAnswers } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { refusalIn, syncedIn } from './support/read.ts';
import { START } from './support/test-server.ts';
import { sha256 } from '../src/sha256.ts';

const SYNC = '/api/test-attempts/sync';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.server.close();
});

const sync = (attempts: readonly unknown[], token?: string) =>
  hall.server.ask('POST', SYNC, { body: { attempts }, token });
const countAttempts = () => hall.server.context.store.read.$count(hall.server.context.store.t.attempts);

test('[SY5] each attempt is judged by itself: a malformed one keeps no other back', async () => {
  const good = await hall.finished();
  const { issued } = good;
  const unknownQuestion = new Device(issued, START).start().answer('nowhere', 'x').seal();
  const foreign = good.handIn({ attemptId: 'foreign', testId: 'another-paper' });
  const answer = await sync(
    [
      { attemptId: 'odd', testId: 7 },
      good.handIn(),
      'nonsense',
      unknownQuestion.handIn(),
      foreign,
      good.handIn(),
    ],
    hall.asha.token,
  );
  expect(syncedIn(answer).map(({ attemptId, status, code }) => [attemptId, status, code])).toEqual([
    ['odd', 'rejected', 'MALFORMED_ATTEMPT'],
    [good.header.attemptId, 'accepted', undefined],
    [null, 'rejected', 'MALFORMED_ATTEMPT'],
    [unknownQuestion.header.attemptId, 'rejected', 'MALFORMED_ATTEMPT'],
    ['foreign', 'rejected', 'NOT_ISSUED'],
    [good.header.attemptId, 'duplicate', undefined],
  ]);
  expect(syncedIn(answer)[0]?.message).toContain('testId');
  expect(await countAttempts()).toBe(1);
});

test('[SY3] a batch that is sent again is all duplicates with the same receipts', async () => {
  const { paper, ...rest } = await hall.issue();
  const devices = [0, 1, 2].map((step) =>
    new Device({ paper, ...rest }, START + step).start().answerAll(rightAnswers(paper)).seal(),
  );
  const batch = devices.map((device) => device.handIn());
  const [first, second] = [syncedIn(await sync(batch)), syncedIn(await sync(batch))];
  expect(first.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']);
  expect(second.map(({ status }) => status)).toEqual(['duplicate', 'duplicate', 'duplicate']);
  expect(second.map(({ results }) => results?.receipt)).toEqual(first.map(({ results }) => results?.receipt));
});

test('[ST7] of attempts in one batch the one that stands first ranks', async () => {
  const issued = await hall.issue();
  const devices = Array.from({ length: 10 }, () => new Device(issued, START).start().seal());
  await sync(devices.map((device) => device.handIn()));
  const { read, t } = hall.server.context.store;
  const rows = await read.select({ id: t.attempts.id, ranked: t.attempts.ranked }).from(t.attempts);
  expect(rows.filter(({ ranked }) => ranked).map(({ id }) => id)).toEqual([devices[0]?.header.attemptId]);
});

test('[ST4] tickets alone are credential enough; without any the call is refused', async () => {
  const device = await hall.finished();
  const [accepted] = syncedIn(await sync([device.handIn()]));
  expect(accepted?.status).toBe('accepted');
  const noTicket = { ...device.handIn(), ticket: undefined };
  expect(refusalIn(await sync([noTicket]))).toBe('401 UNAUTHENTICATED');
  expect(refusalIn(await sync([noTicket], 'broken.token.here'))).toBe('401 UNAUTHENTICATED');
});

test('[ST4] of attempts without a session those with a ticket are taken and the others told apart', async () => {
  const device = await hall.finished();
  const noTicket = { ...device.handIn({ attemptId: 'bare' }), ticket: undefined };
  // The first digit of the signature: the last ones may change and still stand for the same bytes.
  const ticket = device.issued.ticket.replace(/\.(.)/, (_, digit) => (digit === 'A' ? '.B' : '.A'));
  const forged = device.handIn({ attemptId: 'forged', ticket });
  const results = syncedIn(await sync([noTicket, forged, device.handIn()]));
  expect(results.map(({ status, code }) => [status, code])).toEqual([
    ['rejected', 'UNAUTHENTICATED'],
    ['rejected', 'UNAUTHENTICATED'],
    ['accepted', undefined],
  ]);
});

test('[ST6] a superseded attempt is accepted and says so', async () => {
  const device = await hall.finished();
  const other = new Device(device.issued, START, device.header.attemptId).start().seal();
  const results = syncedIn(await sync([device.handIn(), other.handIn()]));
  expect(results.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
  expect(results[1]?.results?.flags).toContain('superseded');
  expect(results[1]?.results?.receipt.head).toBe(other.head);
});

test('[ST6] two broken logs that claim the same head are both kept', async () => {
  const { issued } = await hall.finished();
  const broken = (answers: ReturnType<typeof rightAnswers>) => {
    const device = new Device(issued, START, 'both').start().answerAll(answers).seal();
    return device.handIn({ log: { head: sha256('broken'), events: logText(device.events) } });
  };
  const right = rightAnswers(issued.paper);
  const [firstId = ''] = Object.keys(right);
  const batch = [broken(right), broken({ [firstId]: right[firstId] ?? '' })];
  expect(syncedIn(await sync(batch)).map(({ status }) => status)).toEqual(['accepted', 'accepted']);
  expect(syncedIn(await sync(batch)).map(({ status }) => status)).toEqual(['duplicate', 'duplicate']);
  const { store } = hall.server.context;
  expect(await store.read.$count(store.t.supersededAttempts)).toBe(1);
});

test('[ST6] a broken log that claims the head of the whole one is another hand-in, and so is the next', async () => {
  const whole = await hall.finished();
  const { issued, head } = whole;
  const [firstId = '', answer = ''] = Object.entries(rightAnswers(issued.paper))[0] ?? [];
  const broken = (waitMs: number) => {
    const device = new Device(issued, START, whole.header.attemptId)
      .start()
      .wait(waitMs)
      .answer(firstId, answer);
    return device.seal().handIn({ log: { head, events: logText(device.events) } });
  };
  const batch = [whole.handIn(), broken(1), broken(2)];
  const statuses = async () => syncedIn(await sync(batch)).map(({ status }) => status);
  expect(await statuses()).toEqual(['accepted', 'accepted', 'accepted']);
  expect(await statuses()).toEqual(['duplicate', 'duplicate', 'duplicate']);
  const { read, t } = hall.server.context.store;
  const heads = (await read.select().from(t.supersededAttempts)).map((row) => row.head);
  expect([heads.length, heads.includes(head)]).toEqual([2, false]);
});

test('[ST6] a superseded log is kept under its own head', async () => {
  const device = await hall.finished();
  const other = new Device(device.issued, START, device.header.attemptId).start().seal();
  await sync([device.handIn(), other.handIn()]);
  const { read, t } = hall.server.context.store;
  expect(await read.select().from(t.supersededAttempts)).toMatchObject([{ head: other.head }]);
});

test('an empty batch and one of more than ten are refused', async () => {
  expect(refusalIn(await sync([], hall.asha.token))).toBe('400 VALIDATION');
  expect(refusalIn(await sync(Array<object>(11).fill({}), hall.asha.token))).toBe('400 VALIDATION');
});

test('[SY5] what goes wrong unexpectedly with one attempt is its own answer, to be tried again, and the others are stored', async () => {
  const issued = await hall.issue();
  const [odd, good] = ['odd', 'good'].map((id) => new Device(issued, START, id).start().seal()) as [
    Device,
    Device,
  ];
  const { keys } = hall.server.context.installation;
  const { sign } = keys;
  const broken = vi.spyOn(keys, 'sign').mockImplementation((text) => {
    if (text.includes('"odd"')) throw new RangeError('Nobody thought of this');
    return sign(text);
  });
  const results = syncedIn(await sync([odd.handIn(), good.handIn()]));
  broken.mockRestore();
  expect(results.map(({ attemptId, status, code }) => [attemptId, status, code])).toEqual([
    ['odd', 'rejected', 'INTERNAL'],
    ['good', 'accepted', undefined],
  ]);
  expect(syncedIn(await sync([odd.handIn()]))).toMatchObject([{ status: 'accepted' }]);
});

test('[SY5] a time that no attempt was sat at is refused with a sentence, and keeps no other attempt back', async () => {
  const good = await hall.finished();
  const plain = { ...good.handIn(), attemptId: 'long-ago', log: undefined, totalTimeTaken: 60 };
  const times = ['-271821-04-20T00:00:00.000Z', '1999-12-31T23:59:59.999Z', '2200-01-01T00:00:00.000Z'];
  const bad = times.map((submittedAt) => ({ ...plain, submittedAt }));
  const answer = await sync([...bad, good.handIn()]);
  expect(answer.status).toBe(200);
  const [first, ...others] = syncedIn(answer);
  expect(first).toMatchObject({ status: 'rejected', code: 'MALFORMED_ATTEMPT' });
  expect(first?.message).toContain('Not a time between the years 2000 and 2200');
  expect(others.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'accepted']);
});
