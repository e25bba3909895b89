import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AttemptOnWire } from '@exam/shared-schema/contract';
import type { Issued } from '../support/device.ts';
import { makeDirectory, removeDirectory, STARTS_WITHIN_MS } from './support/bounds.ts';
import { readKept } from './support/database-file.ts';
import { handInAll, handInTogether, issueDemoPaper, sealedAttempt, type Load } from './support/school.ts';
import { killAll, startServer, stop, type ServerProcess } from './support/server-process.ts';
import { rounds } from '../../../scripts/vitest/size.ts';

const ROUNDS = rounds({ short: 2, full: 1000 });
const HAND_INS_A_ROUND = 60;
/** Rounds on one database, so that reading all of it stays quick. */
const ROUNDS_A_DATABASE = 50;
/** In some rounds a server is killed while it starts, and reads the log that the one before it left. */
const KILLED_AT_START_EVERY = 10;
const STARTS_IN_ABOUT_MS = 500;

let directory: string;

beforeEach(() => {
  directory = makeDirectory();
});

afterEach(() => {
  killAll();
  removeDirectory(directory);
});

const idsOf = (attempts: readonly AttemptOnWire[]) => attempts.map(({ attemptId }) => attemptId ?? '');

/** Kills after a random number of answers, some while requests are on their way. */
async function loadAndKill(server: ServerProcess, attempts: readonly AttemptOnWire[]): Promise<Load> {
  const last = Math.floor(Math.random() * attempts.length);
  const load = handInAll(await server.address, attempts, (soFar) => {
    if (soFar === last) server.child.kill('SIGKILL');
  });
  if (last === 0) {
    await delay(Math.random() * 20);
    server.child.kill('SIGKILL');
  }
  const result = await load;
  await server.ended;
  return result;
}

function expectKept({ acknowledged, sent }: Load, before: number): void {
  const kept = readKept(directory, idsOf(sent));
  expect(kept.integrity).toBe('ok');
  for (const { attempt, receipt } of acknowledged)
    expect(kept.receipts.get(attempt.attemptId ?? '')).toEqual(receipt);
  expect(kept.attempts).toBe(before + kept.receipts.size);
}

/** Sends everything of the round again: what was acknowledged is a repeat with the same receipt. */
async function expectOnce(
  server: ServerProcess,
  { acknowledged, sent }: Load,
  before: number,
): Promise<void> {
  const again = new Map(
    (await handInTogether(await server.address, sent)).map((synced) => [synced.attemptId, synced]),
  );
  for (const { attempt, receipt } of acknowledged) {
    const synced = again.get(attempt.attemptId ?? '');
    expect([synced?.status, synced?.results?.receipt]).toEqual(['duplicate', receipt]);
  }
  const kept = readKept(directory, idsOf(sent));
  expect([kept.receipts.size, kept.attempts]).toEqual([sent.length, before + sent.length]);
  expect(kept.superseded).toBe(0);
}

async function killWhileStarting(): Promise<void> {
  const server = startServer(directory);
  await delay(Math.random() * STARTS_IN_ABOUT_MS);
  await stop(server, 'SIGKILL');
}

/** @returns how many hand-ins were acknowledged. */
async function runSeries(count: number): Promise<number> {
  let server = startServer(directory);
  const issued: Issued = await issueDemoPaper(await server.address);
  let stored = 0;
  let acknowledged = 0;
  for (let round = 0; round < count; round += 1) {
    const ids = Array.from({ length: HAND_INS_A_ROUND }, (_, index) => `round-${round}-${index}`);
    const load = await loadAndKill(
      server,
      ids.map((id) => sealedAttempt(issued, id)),
    );
    if (round % KILLED_AT_START_EVERY === 0) await killWhileStarting();
    expectKept(load, stored);
    server = startServer(directory);
    await expectOnce(server, load, stored);
    stored += load.sent.length;
    acknowledged += load.acknowledged.length;
  }
  await stop(server);
  return acknowledged;
}

test(
  `[SY3] ${ROUNDS} times killed under load: every acknowledged hand-in is there once, with its receipt`,
  async () => {
    let acknowledged = 0;
    for (let left = ROUNDS; left > 0; left -= ROUNDS_A_DATABASE) {
      acknowledged += await runSeries(Math.min(left, ROUNDS_A_DATABASE));
      removeDirectory(directory);
      directory = makeDirectory();
    }
    console.info(`${ROUNDS} rounds, ${acknowledged} hand-ins acknowledged, none lost, none doubled`);
    expect(acknowledged).toBeGreaterThan(ROUNDS);
  },
  ROUNDS * 10_000 + STARTS_WITHIN_MS,
);
