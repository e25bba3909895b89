import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteBackup } from '../src/installation/index.ts';
import type { Device } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { dataIn, resultIn } from './support/read.ts';

interface Told {
  readonly lacking: string[];
  readonly backedUpThrough: string | null;
}

let hall: Hall;
let device: Device;

beforeEach(async () => {
  hall = await openHall();
  device = await hall.finished();
});

afterEach(async () => {
  await hall.server.close();
});

async function ask(attempts: readonly unknown[], token?: string): Promise<Told> {
  return dataIn<Told>(
    await hall.server.ask('POST', '/api/test-attempts/known', { body: { attempts }, token }),
  );
}

function claimed(ticket?: string) {
  const { attemptId, log } = device.handIn();
  return { attemptId, head: log?.head, ...(ticket !== undefined && { ticket }) };
}

test('[SY10] what the server never had, or has no longer, is lacking; what it has is not', async () => {
  const { ticket } = device.issued;
  expect((await ask([claimed(ticket)])).lacking).toEqual([device.header.attemptId]);
  await hall.handIn(device.handIn());
  expect((await ask([claimed(ticket)])).lacking).toEqual([]);
});

test('[SY10] another log of the attempt than the one it has is lacking', async () => {
  await hall.handIn(device.handIn());
  const other = { ...claimed(device.issued.ticket), head: 'f'.repeat(64) };
  expect((await ask([other])).lacking).toEqual([device.header.attemptId]);
});

test('[SY10] who signed in speaks for their own; nobody is told of what is somebody else’s', async () => {
  await hall.handIn(device.handIn());
  expect((await ask([claimed()], hall.asha.token)).lacking).toEqual([]);
  expect((await ask([claimed()], hall.ravi.token)).lacking).toEqual([device.header.attemptId]);
  const { ticket } = await hall.issue('ravi');
  expect((await ask([claimed(ticket)])).lacking).toEqual([device.header.attemptId]);
});

test('[SY10] what nobody speaks for is not judged', async () => {
  expect((await ask([claimed(), claimed('not a ticket')])).lacking).toEqual([]);
});

test('[ST14] receipts and answers say how far the backups reach, once there is one', async () => {
  expect((await ask([claimed()])).backedUpThrough).toBeNull();
  const { store, clock } = hall.server.context;
  await noteBackup(store, clock.now() - 5_000);
  await noteBackup(store, clock.now() - 1_000);
  const through = new Date(clock.now() - 1_000).toISOString();
  expect((await ask([claimed()])).backedUpThrough).toBe(through);
  expect(resultIn(await hall.handIn(device.handIn())).receipt.backedUpThrough).toBe(through);
});
