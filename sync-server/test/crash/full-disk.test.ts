import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AttemptOnWire } from '@exam/shared-schema/contract';
import type { Issued } from '../support/device.ts';
import { makeDirectory, removeDirectory, STARTS_WITHIN_MS } from './support/bounds.ts';
import { readKept } from './support/database-file.ts';
import { handInAll, issueDemoPaper, sealedAttempt } from './support/school.ts';
import { killAll, startServer, stop } from './support/server-process.ts';

const DISK_BYTES = 64 * 1024 * 1024;
/** What other files leave of it, of the bytes of all hand-ins as they are sent: surely less than their rows take. */
const LEFT_SHARE = 0.2;

let place: string;
let disk: string;
let isMounted: boolean;

/** A disk of its own that can be full, where this user may have one. */
beforeEach(() => {
  place = makeDirectory();
  disk = path.join(place, 'disk');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', disk]);
  isMounted = mounted.status === 0;
});

afterEach(async () => {
  killAll();
  if (isMounted) spawnSync('umount', ['--lazy', disk]);
  removeDirectory(place);
});

function attemptsFor(issued: Issued, prefix: string, count: number): AttemptOnWire[] {
  return Array.from({ length: count }, (_, index) => sealedAttempt(issued, `${prefix}-${index}`));
}

async function refusalOf(address: string, attempt: AttemptOnWire) {
  const response = await fetch(`${address}/api/test-attempts/create_test_attempt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(attempt),
  });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
}

/** Ms in which nothing was written, after which the server has added its content. */
const QUIET_MS = 1500;

/** The free bytes, once the server writes nothing of its own: what it wrote meanwhile would be missing on the disk. */
async function freeWhenQuiet(): Promise<number> {
  for (let before = -1; ;) {
    const { bavail, bsize } = statfsSync(disk);
    if (bavail === before) return bavail * bsize;
    before = bavail;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

/** Readiness is found out by a write, this often at most. */
const CHECKED_FOR_MS = 5000;

const readiness = async (address: string) => (await fetch(`${address}/readyz`)).status;

test(
  'a full disk: 503 with Retry-After, nothing acknowledged is lost, and it goes on when there is room',
  async ({ skip }) => {
    skip(!isMounted, 'no disk of its own may be made here');
    const ballast = path.join(disk, 'ballast');
    const server = startServer(disk);
    const address = await server.address;
    const issued = await issueDemoPaper(address);
    const attempts = attemptsFor(issued, 'full', 600);
    const left = Math.round(JSON.stringify(attempts).length * LEFT_SHARE);
    const free = await freeWhenQuiet();
    // Stands for other files on the disk, which are removed later.
    writeFileSync(ballast, Buffer.alloc(free - left));
    const { acknowledged, sent } = await handInAll(address, attempts, undefined, 4);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThan(attempts.length);
    const late = sealedAttempt(issued, 'when-full');
    expect(await refusalOf(address, late)).toEqual({ status: 503, code: 'OVERLOADED', retryAfter: '5' });
    expect(await readiness(address)).toBe(503);

    rmSync(ballast);
    await expect.poll(() => readiness(address), { timeout: CHECKED_FOR_MS * 2 }).toBe(200);
    const recovered = await handInAll(address, [...sent, late], undefined, 4);
    expect(recovered.acknowledged).toHaveLength(sent.length + 1);
    expect(await stop(server)).toBe(0);
    const kept = readKept(
      disk,
      recovered.sent.map(({ attemptId }) => attemptId ?? ''),
    );
    expect([kept.integrity, kept.receipts.size, kept.attempts]).toEqual([
      'ok',
      sent.length + 1,
      sent.length + 1,
    ]);
    for (const { receipt } of acknowledged) expect(kept.receipts.get(receipt.attemptId)).toEqual(receipt);
  },
  STARTS_WITHIN_MS,
);
