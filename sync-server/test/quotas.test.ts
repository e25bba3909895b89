import { afterEach, beforeEach, expect, test } from 'vitest';
import { sealFor, ticketIn } from './support/carrier.ts';
import { Device } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { errorIn, refusalIn, syncedIn } from './support/read.ts';
import { START, type Answer } from './support/test-server.ts';

const SYNC = '/api/test-attempts/sync';
const FILES = '/api/hand-in-files';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall({}, { limits: true });
});

afterEach(async () => {
  await hall.server.close();
});

const sync = (attempts: unknown[]) => hall.server.ask('POST', SYNC, { body: { attempts } });
const filler = (bytes: number) => ({ filler: 'f'.repeat(bytes) });
const retryAfter = (answer: Answer | undefined) => Number(answer?.headers['retry-after']);

test('[AC44] whoever sends megabytes is told when to come again; others are not, and nothing that was taken is lost', async () => {
  const device = await hall.finished();
  const answers: Answer[] = [];
  for (let count = 0; count < 6; count += 1)
    answers.push(await sync([{ ...device.handIn(), ...filler(900_000) }]));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(refusalIn(answers[5] as Answer)).toBe('429 RATE_LIMITED');
  expect(retryAfter(answers[5])).toBeGreaterThan(0);
  const ravis = new Device(await hall.issue('ravi'), START).start().seal();
  expect(syncedIn(await sync([ravis.handIn()])).map(({ status }) => status)).toEqual(['accepted']);
});

test('[AC44] what drafts a student pushes counts as well', async () => {
  const device = await hall.finished();
  const body = { ...device.draft(), ...filler(1_000_000) };
  const push = () =>
    hall.server.ask('PUT', `/api/test-attempts/${device.header.attemptId}/progress`, {
      body,
      token: hall.asha.token,
    });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await push()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('[AC44] of the attempts of one student two hundred go in at once, and of the next one is told to wait', async () => {
  const issued = await hall.issue();
  const one = () => new Device(issued, START).start().seal().handIn();
  const batch = async () => syncedIn(await sync(Array.from({ length: 10 }, one)));
  for (let left = 20; left > 0; left -= 1)
    expect((await batch()).every(({ status }) => status === 'accepted')).toBe(true);
  const refused = (await batch()).at(-1);
  expect([refused?.status, refused?.code]).toEqual(['rejected', 'RATE_LIMITED']);
  const together = await sync([one(), one()]);
  expect([refusalIn(together), retryAfter(together) > 0]).toEqual(['429 RATE_LIMITED', true]);
  const alone = await hall.handIn(one());
  expect(refusalIn(alone)).toBe('429 RATE_LIMITED');
  expect(retryAfter(alone)).toBeGreaterThan(0);
  const carried = await hall.server.ask('POST', FILES, {
    body: sealFor(ticketIn(issued.ticket), JSON.stringify(one())),
  });
  expect(refusalIn(carried)).toBe('429 RATE_LIMITED');
});

test('[AC40] a large file that nobody with the ticket’s secret has begun is refused by its first bytes', async () => {
  const device = await hall.finished();
  const ticket = ticketIn(device.issued.ticket);
  const file = sealFor(ticket, JSON.stringify({ ...device.handIn(), ...filler(300_000) }));
  expect((await hall.server.ask('POST', FILES, { body: file })).status).toBe(200);
  const { mac: _mac, ...headless } = file;
  const odd = { ...headless, headMac: 'A'.repeat(43) };
  const forged = await hall.server.ask('POST', FILES, { body: odd });
  expect(refusalIn(forged)).toBe('422 FILE_REFUSED');
  expect(forged.headers['connection']).toBe('close');
  const { sealed, ...head } = file;
  const turned = await hall.server.ask('POST', FILES, { body: { sealed, ...head } });
  expect(refusalIn(turned)).toBe('400 MALFORMED_FILE');
  expect(errorIn(turned).message).toMatch(/hand-in file is incomplete/);
});
