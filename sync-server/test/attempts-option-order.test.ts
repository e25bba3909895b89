import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScoredResult } from '@exam/shared-schema/contract';
import { drawnOptions } from '@exam/shared-schema/paper-package';
import { sha256 } from '../src/sha256.ts';
import { ticketIn } from './support/carrier.ts';
import { Device, questionsOf, rightAnswers, type Issued } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { scoredIn } from './support/read.ts';
import { START } from './support/test-server.ts';

let hall: Hall;
let ashas: Issued;
let ravis: Issued;

beforeAll(async () => {
  hall = await openHall();
  ashas = await hall.issue('asha');
  ravis = await hall.issue('ravi');
});

afterAll(() => hall.server.close());

/** What the holder of a ticket sees, option by option. */
function seenBy({ paper, ticket }: Issued): string[][] {
  const { optionSeed = '' } = ticketIn(ticket);
  return questionsOf(paper).map(({ _id, options }) =>
    drawnOptions(_id, options, optionSeed, sha256).map((option) => option._id),
  );
}

const orders = ({ detailedResults }: ScoredResult) =>
  detailedResults.map(({ options }) => options.map(({ _id }) => _id));

const sealed = (issued: Issued) =>
  new Device(issued, START + 1000).start().answerAll(rightAnswers(issued.paper)).seal();

const read = async (attemptId: string, token: string) =>
  scoredIn(await hall.server.ask('GET', `/api/test-attempts/${attemptId}`, { token }));

async function giveExtraTime(email: string): Promise<void> {
  const token = await hall.server.signIn('admin');
  const body = { email, extraTimePercent: 25 };
  await hall.server.ask('POST', '/api/admin/accommodations', { token, body });
}

test('[ST71] each student’s ticket draws another order, and asking again draws the same', async () => {
  expect(ticketIn(ashas.ticket).optionSeed).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(ticketIn(ravis.ticket).optionSeed).not.toBe(ticketIn(ashas.ticket).optionSeed);
  expect(seenBy(await hall.issue('asha'))).toEqual(seenBy(ashas));
});

test('[PK10] [ST71] an option that must stay keeps its place, which the package tells the device', () => {
  const [first] = questionsOf(ashas.paper);
  expect(first?.options.map(({ fixed }) => fixed)).toEqual([undefined, undefined, undefined, true]);
  for (const issued of [ashas, ravis]) expect(seenBy(issued)[0]?.[3]).toBe(first?.options[3]?._id);
});

test('[ST71] a result shows options as its student saw them, at the hand-in and whenever it is read', async () => {
  for (const [issued, token] of [
    [ashas, hall.asha.token],
    [ravis, hall.ravi.token],
  ] as const) {
    const device = sealed(issued);
    const result = scoredIn(await hall.handIn(device.handIn()));
    expect(orders(result)).toEqual(seenBy(issued));
    expect(await read(device.header.attemptId, token)).toEqual(result);
    expect(await read(device.header.attemptId, await hall.server.signIn('admin'))).toEqual(result);
    expect(scoredIn(await hall.handIn(device.handIn()))).toEqual(result);
  }
});

test('[ST71] [ST2] a ticket that is made again for extra time draws the order that was seen before', async () => {
  const device = sealed(ashas);
  await hall.handIn(device.handIn());
  await giveExtraTime('asha@example.com');
  const { ticket } = await hall.issue('asha');
  expect(ticketIn(ticket).ticketId).not.toBe(ticketIn(ashas.ticket).ticketId);
  expect(seenBy({ ...ashas, ticket })).toEqual(seenBy(ashas));
  expect(orders(await read(device.header.attemptId, hall.asha.token))).toEqual(seenBy(ashas));
});
