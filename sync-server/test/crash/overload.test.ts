import { afterEach, expect, test } from 'vitest';
import { connect, DATABASE_FILE, openSqlite } from '../../src/database/open-sqlite.ts';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { HAND_IN, openHall, type Hall } from '../support/hall.ts';
import { refusalIn, syncedIn } from '../support/read.ts';
import { migrationsDirectory } from '../support/test-server.ts';
import { makeDirectory, removeDirectory } from './support/bounds.ts';
import { readKept } from './support/database-file.ts';

const STALL_MS = 2600;
const SYNC = '/api/test-attempts/sync';
const HOUR_MS = 3_600_000;

let hall: Hall;

afterEach(async () => {
  await hall.server.close();
});

/** Nothing else runs meanwhile, as under a disk that does not answer. */
function stall(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** The statuses of calls, and how long those that were refused were told to wait. */
async function ask(address: string, url: string, count: number) {
  const answers = await Promise.all(Array.from({ length: count }, () => fetch(`${address}${url}`)));
  return {
    statuses: answers.map(({ status }) => status),
    waits: answers.map(({ headers }) => Number(headers.get('retry-after') ?? 0)),
    bodies: await Promise.all(answers.map((answer) => answer.text())),
  };
}

test('whoever waited through a stall is told to come again, each at another time; health answers, and then all do', async () => {
  hall = await openHall({}, { limits: true });
  const address = await hall.server.app.listen({ host: '127.0.0.1', port: 0 });
  expect((await ask(address, '/api/categories', 1)).statuses).toEqual([200]);
  await delay(600);
  const waiting = ask(address, '/api/categories', 20);
  const health = ask(address, '/healthz', 1);
  setTimeout(() => stall(STALL_MS), 0);
  const { statuses, waits, bodies } = await waiting;
  const refused = statuses.filter((status) => status === 503).length;
  const late = await ask(address, '/api/categories', 1);
  expect(refused + late.statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(0);
  expect((await health).statuses).toEqual([200]);
  for (const body of bodies.filter((_, index) => statuses[index] === 503))
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'OVERLOADED' });
  expect(new Set(waits).size).toBe(Math.min(refused, 9) + Number(refused < waits.length));
  await delay(600);
  expect((await ask(address, '/api/categories', 20)).statuses).toEqual(Array(20).fill(200));
});
