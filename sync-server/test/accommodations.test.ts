import type { Accommodation } from '@exam/shared-schema/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ticketIn } from './support/carrier.ts';
import { Device, rightAnswers } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { errorIn, refusalIn, scoredIn } from './support/read.ts';
import { START } from './support/test-server.ts';

const URL = '/api/admin/accommodations';
const MINUTE = 60_000;

let hall: Hall;
let admin: string;

beforeEach(async () => {
  hall = await openHall();
  admin = await hall.server.signIn('admin');
});

afterEach(async () => {
  await hall.server.close();
});

const give = (body: object, token = admin) => hall.server.ask('POST', URL, { token, body });
const toAsha = (extraTimePercent: number) => give({ email: 'Asha@example.com', extraTimePercent });
const toPaper = (extraTimePercent: number) => give({ paperId: hall.paperId, extraTimePercent });
const toAshaHere = (extraTimePercent: number) =>
  give({ email: 'asha@example.com', paperId: hall.paperId, extraTimePercent });
const percentOf = async (who: 'asha' | 'ravi' = 'asha') =>
  ticketIn((await hall.issue(who)).ticket).extraTimePercent;
const listed = async (query = '') => {
  const { json } = await hall.server.ask('GET', `${URL}${query}`, { token: admin });
  return json as { accommodations: Accommodation[]; total: number; pages: number };
};

test('[ST2] the ticket carries the more generous of what the student and the paper have', async () => {
  await toAsha(25);
  await toPaper(10);
  expect(await percentOf()).toBe(25);
  expect(await percentOf('ravi')).toBe(10);
});

test('[ST2] what one student has on one paper stands by itself, also where it is less', async () => {
  await toAsha(50);
  await toAshaHere(20);
  expect(await percentOf()).toBe(20);
  await toAshaHere(0);
  expect(await percentOf()).toBe(0);
  expect((await listed()).accommodations.map(({ scope }) => scope)).toContain('student-on-paper');
});

test('[ST1] a change after the issue makes a new ticket, charged for once, and the older one still hands in', async () => {
  const before = await hall.issue();
  expect(await percentOf()).toBe(0);
  await toAsha(100);
  const after = await hall.issue();
  expect(ticketIn(after.ticket)).toMatchObject({ extraTimePercent: 100 });
  expect((await hall.issue()).ticket).toBe(after.ticket);
  const device = new Device(before, START).start().answerAll(rightAnswers(before.paper)).seal();
  expect(scoredIn(await hall.handIn(device.handIn()))).toMatchObject({ totalScore: 16, flags: [] });
});

test('[AT20] [BA22] in the middle of an exam the ticket stays, unless there is more time', async () => {
  await toAsha(50);
  const issued = await hall.issue();
  const device = new Device(issued, START).start();
  const { attemptId } = device.header;
  const body = device.draft();
  await hall.server.ask('PUT', `/api/test-attempts/${attemptId}/progress`, { token: hall.asha.token, body });
  await toAsha(25);
  expect((await hall.issue()).ticket).toBe(issued.ticket);
  await toAsha(100);
  const longer = await hall.issue();
  expect(ticketIn(longer.ticket)).toMatchObject({ extraTimePercent: 100 });
  await toAsha(25);
  expect((await hall.issue()).ticket).toBe(longer.ticket);
  await hall.handIn(device.seal().handIn());
  expect(await percentOf()).toBe(25);
});

test('[AT20] answers in the extra time count', async () => {
  await toAsha(50);
  const issued = await hall.issue();
  const device = new Device(issued, START).start().wait(80 * MINUTE);
  device.answerAll(rightAnswers(issued.paper)).seal('student', 82 * MINUTE);
  expect(scoredIn(await hall.handIn(device.handIn({ responses: [] })))).toMatchObject({
    totalScore: 16,
    flags: [],
  });
});

test('extra time is a whole number from 0 to 200, for somebody or something that exists', async () => {
  for (const wrong of [-1, 201, 12.5, '10', null]) {
    const answer = await give({ email: 'asha@example.com', extraTimePercent: wrong });
    expect(errorIn(answer).errors).toEqual({
      extraTimePercent: 'Extra time must be a whole number from 0 to 200',
    });
  }
  expect((await toAsha(200)).status).toBe(200);
  expect(errorIn(await give({ extraTimePercent: 10 })).errors).toEqual({
    email: 'Enter a student, a test paper or both',
  });
  expect(errorIn(await give({ email: 'nobody@example.com', extraTimePercent: 10 })).errors).toEqual({
    email: 'There is no account with this e-mail.',
  });
  expect(refusalIn(await give({ paperId: 'no-such-paper', extraTimePercent: 10 }))).toBe('404 NOT_FOUND');
});

test('it is listed, searched, changed and taken back', async () => {
  await toAsha(25);
  await toPaper(10);
  await toAshaHere(40);
  const { accommodations, total } = await listed('?sort=-extraTimePercent');
  expect(total).toBe(3);
  expect(accommodations.map(({ extraTimePercent }) => extraTimePercent)).toEqual([40, 25, 10]);
  expect((await listed('?search=ASHA@')).total).toBe(2);
  expect((await listed('?scope=paper')).accommodations).toMatchObject([{ paper: { _id: hall.paperId } }]);
  expect(await listed('?limit=1&page=2')).toMatchObject({ pages: 3, accommodations: [{}] });
  const own = accommodations[0]?._id ?? '';
  const changed = await hall.server.ask('PUT', `${URL}/${own}`, {
    token: admin,
    body: { extraTimePercent: 45 },
  });
  expect(changed.status).toBe(200);
  expect(await percentOf()).toBe(45);
  expect((await hall.server.ask('DELETE', `${URL}/${own}`, { token: admin })).status).toBe(200);
  expect(refusalIn(await hall.server.ask('DELETE', `${URL}/${own}`, { token: admin }))).toBe('404 NOT_FOUND');
  expect(await percentOf()).toBe(25);
});

test('students neither see nor give it', async () => {
  expect(refusalIn(await give({ email: 'asha@example.com', extraTimePercent: 100 }, hall.asha.token))).toBe(
    '403 FORBIDDEN',
  );
  expect(refusalIn(await hall.server.ask('GET', URL, { token: hall.asha.token }))).toBe('403 FORBIDDEN');
});
