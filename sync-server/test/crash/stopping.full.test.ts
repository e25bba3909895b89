import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { connect, DATABASE_FILE } from '../../src/database/open-sqlite.ts';
import { migrationsDirectory } from '../support/test-server.ts';
import { STARTS_WITHIN_MS } from './support/bounds.ts';
import { handInText, openConnection } from './support/connection.ts';
import { readKept } from './support/database-file.ts';
import { eachInOwnDirectory } from './support/own-directory.ts';
import { handIn, handInAll, issueDemoPaper, sealedAttempt } from './support/school.ts';
import { startServer, stop } from './support/server-process.ts';

const LEAVES_WITHIN_MS = 10_000;

/** @returns null where nobody answers. */
const healthOf = (address: string) =>
  fetch(`${address}/healthz`).then(
    ({ status }) => status,
    () => null,
  );

let directory: string;

eachInOwnDirectory((made) => (directory = made));

test(
  'a server that is told to stop answers the hand-in whose second half comes later, takes no other, and leaves in peace',
  async () => {
    const server = startServer(directory);
    const address = await server.address;
    const attempt = sealedAttempt(await issueDemoPaper(address), 'half-sent');
    const text = handInText(attempt);
    const slow = await openConnection(address);
    slow.send(text.slice(0, text.length / 2));
    // Connections are taken in their order: whoever is answered after it tells that it has arrived.
    expect(await healthOf(address)).toBe(200);
    const told = Date.now();
    server.child.kill('SIGTERM');
    await expect.poll(() => healthOf(address)).not.toBe(200);
    await expect(handIn(address, { ...attempt, attemptId: 'too-late' })).rejects.toThrow();
    slow.send(text.slice(text.length / 2));
    expect(await server.ended).toBe(0);
    await slow.closed;
    expect(Date.now() - told).toBeLessThan(LEAVES_WITHIN_MS);
    expect(slow.heard()).toMatch(/^HTTP\/1\.1 201 /);
    const kept = readKept(directory, ['half-sent', 'too-late']);
    expect([...kept.receipts.keys()]).toEqual(['half-sent']);
  },
  STARTS_WITHIN_MS,
);

test(
  'a server that is told to stop under load has every hand-in that it answered, and exits with 0',
  async () => {
    const server = startServer(directory);
    const address = await server.address;
    const issued = await issueDemoPaper(address);
    const attempts = Array.from({ length: 200 }, (_, index) => sealedAttempt(issued, `leaving-${index}`));
    const { acknowledged } = await handInAll(address, attempts, (soFar) => {
      if (soFar === 40) server.child.kill('SIGTERM');
    });
    expect(await server.ended).toBe(0);
    const kept = readKept(
      directory,
      acknowledged.map(({ receipt }) => receipt.attemptId),
    );
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    expect(kept.receipts.size).toBe(acknowledged.length);
    expect(kept.attempts).toBe(acknowledged.length);
  },
  STARTS_WITHIN_MS,
);

test(
  'a server that is told to stop leaves the work in the background to the next one, which goes on with it',
  async () => {
    const server = startServer(directory, { NODE_ENV: 'development' });
    await server.address;
    await untilJob('running');
    expect(await stop(server)).toBe(0);
    expect(storedJobs()).toMatchObject([{ state: 'waiting', attempts: 0, lastError: null }]);
    const next = startServer(directory, { NODE_ENV: 'development' });
    await next.address;
    await untilJob('done');
    expect(storedJobs()).toHaveLength(1);
    expect(await stop(next)).toBe(0);
    // Everything is there, so that this start loads no templates: what is missing later is made later.
    const third = startServer(directory, { NODE_ENV: 'development' });
    await third.address;
    expect(storedJobs()).toMatchObject([{ state: 'done' }, { state: 'waiting' }]);
    expect(storedJobs()[1]?.runAt).toBeGreaterThan(Date.now() + 300_000);
    expect(await stop(third)).toBe(0);
  },
  3 * STARTS_WITHIN_MS,
);

/** Filling the practice pool after a first start, the longest work in the background: its jobs as they are on disk. */
function storedJobs() {
  const connection = connect(path.join(directory, DATABASE_FILE));
  try {
    const find = `SELECT state, attempts, lastError, runAt FROM jobs WHERE kind = 'fill-practice-pool' ORDER BY createdAt`;
    return connection.prepare<[], { state: string; runAt: number }>(find).all();
  } finally {
    connection.close();
  }
}

async function untilJob(state: string): Promise<void> {
  while (storedJobs()[0]?.state !== state) await delay(100);
}

test(
  'while it leaves, a server says at /readyz that it is not ready, at /healthz that it lives, and still takes hand-ins',
  async () => {
    const server = startServer(directory, { DRAIN_SECONDS: '5' });
    const address = await server.address;
    const attempt = sealedAttempt(await issueDemoPaper(address), 'in-time');
    const status = async (route: string) => (await fetch(`${address}${route}`)).status;
    expect([await status('/readyz'), await status('/healthz')]).toEqual([200, 200]);
    server.child.kill('SIGTERM');
    await expect.poll(() => status('/readyz')).toBe(503);
    expect(await status('/healthz')).toBe(200);
    await handIn(address, attempt);
    expect(await server.ended).toBe(0);
    expect(readKept(directory, ['in-time']).attempts).toBe(1);
  },
  STARTS_WITHIN_MS,
);

test(
  'a migration that fails ends the start with the reason, and the database is as it was',
  async () => {
    const first = startServer(directory);
    const attempt = sealedAttempt(await issueDemoPaper(await first.address), 'before');
    await handIn(await first.address, attempt);
    expect(await stop(first)).toBe(0);
    const broken = startServer(directory, { MIGRATIONS_DIR: brokenMigrations(directory) });
    expect(await broken.ended).toBe(1);
    expect(broken.said()).toMatch(/could not be applied.*near "NOT": syntax error/s);
    const again = startServer(directory);
    await handIn(await again.address, sealedAttempt(await issueDemoPaper(await again.address), 'after'));
    expect(readKept(directory, []).attempts).toBe(2);
    await stop(again);
  },
  2 * STARTS_WITHIN_MS,
);

/** The migrations and one more, whose second statement is none. */
function brokenMigrations(place: string): string {
  const broken = path.join(place, 'migrations');
  cpSync(migrationsDirectory, broken, { recursive: true });
  const journalFile = path.join(broken, 'sqlite', 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: object[] };
  journal.entries.push({ idx: 99, version: '6', when: 9e12, tag: '9999_broken', breakpoints: true });
  writeFileSync(journalFile, JSON.stringify(journal));
  const statements = ['CREATE TABLE half (id INTEGER);', 'NOT SQL;'];
  writeFileSync(
    path.join(broken, 'sqlite', '9999_broken.sql'),
    statements.join('\n--> statement-breakpoint\n'),
  );
  return broken;
}
