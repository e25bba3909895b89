import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { AttemptOnWire } from '@exam/shared-schema/contract';
import { emptyObjects, holdOpen, nestedLists, throwAt } from './support/attackers.ts';
import { STARTS_WITHIN_MS } from './support/bounds.ts';
import { readKept } from './support/database-file.ts';
import { eachInOwnDirectory } from './support/own-directory.ts';
import {
  DEMO_ADMIN,
  handIn,
  issueDemoPaper,
  sealedAttempt,
  untilTaken,
  type Acknowledged,
} from './support/school.ts';
import { startServer, stop } from './support/server-process.ts';
import { rounds } from '../../../scripts/vitest/size.ts';

const SYNC = '/api/test-attempts/sync';
const HONEST = rounds({ short: 15, full: 40 });
const MOST_MEGABYTES = 450;

let directory: string;

eachInOwnDirectory((made) => (directory = made));

/** Resident memory of the server, megabytes, by its own metrics. */
async function megabytes(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1_000_000;
}

/** The longest log that goes in with this ticket: an attempt that never ends. */
function longAttempt(attempt: AttemptOnWire, name: string): Buffer {
  const events = Array<string>(6000).fill('["left-page",1,1]').join(',');
  const long = { ...attempt, attemptId: name, responses: [], log: { head: 'a'.repeat(64), events } };
  return Buffer.from(JSON.stringify({ attempts: [long] }));
}

test.each(['1', '0'])(
  '[AC40] [AC42] [AC43] whatever is thrown at it, the server lives, stays small and takes every hand-in; hand-in workers: %s',
  async (threads) => {
    const server = startServer(directory, { NODE_ENV: 'development', HAND_IN_WORKERS: threads });
    const address = await server.address;
    const issued = await untilTaken(() => issueDemoPaper(address));
    const hostile = sealedAttempt(await untilTaken(() => issueDemoPaper(address, DEMO_ADMIN)), 'hostile');
    const attempts = Array.from({ length: HONEST }, (_, index) => sealedAttempt(issued, `honest-${index}`));
    const held = await Promise.all(Array.from({ length: 100 }, () => holdOpen(address, SYNC)));
    let isOver = false;
    const attack = async (body: Buffer, pauseMs: number) => {
      while (!isOver) {
        await throwAt(address, SYNC, body);
        await delay(pauseMs);
      }
    };
    const attacks = [
      attack(emptyObjects(12), 300),
      attack(nestedLists(16), 300),
      attack(longAttempt(hostile, 'long-1'), 0),
      attack(longAttempt(hostile, 'long-2'), 0),
    ];
    let peak = 0;
    const receipts: Acknowledged[] = [];
    for (const attempt of attempts) {
      receipts.push(await untilTaken(() => handIn(address, attempt)));
      peak = Math.max(peak, await megabytes(address));
    }
    isOver = true;
    await Promise.all(attacks);
    held.forEach((release) => release());
    expect(receipts).toHaveLength(HONEST);
    expect(peak).toBeLessThan(MOST_MEGABYTES);
    const ids = attempts.map(({ attemptId }) => attemptId ?? '');
    expect(readKept(directory, ids).receipts.size).toBe(HONEST);
    expect(await stop(server)).toBe(0);
  },
  STARTS_WITHIN_MS,
);
