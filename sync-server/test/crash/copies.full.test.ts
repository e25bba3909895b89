import { appendFileSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATABASE_FILE } from '../../src/database/index.ts';
import { makeDirectory, removeDirectory, STARTS_WITHIN_MS } from './support/bounds.ts';
import { readKept } from './support/database-file.ts';
import { handInAll, issueDemoPaper, sealedAttempt } from './support/school.ts';
import { killAll, startServer, stop, type ServerProcess } from './support/server-process.ts';
import { rounds } from '../../../scripts/vitest/size.ts';

const COPIES = rounds({ short: 5, full: 500 });
const HAND_INS_A_COPY = 30;
const GARBAGE_BYTES = 700;

let place: string;
let data: string;

beforeEach(() => {
  place = makeDirectory();
  data = path.join(place, 'data');
});

afterEach(() => {
  killAll();
  removeDirectory(place);
});

/** What a snapshot of the machine would hold: the process stands still between two of its instructions. */
function copyAtOnce({ child }: ServerProcess, target: string): void {
  mkdirSync(target);
  child.kill('SIGSTOP');
  try {
    for (const ending of ['', '-wal']) {
      const file = path.join(data, DATABASE_FILE + ending);
      if (existsSync(file)) copyFileSync(file, path.join(target, DATABASE_FILE + ending));
    }
  } finally {
    child.kill('SIGCONT');
  }
}

/** A write that was torn by the power going out: the end of the log is anything. */
function tear(target: string): void {
  const garbage = Buffer.from(Array.from({ length: GARBAGE_BYTES }, () => Math.floor(Math.random() * 256)));
  appendFileSync(path.join(target, `${DATABASE_FILE}-wal`), garbage);
}

test.skipIf(process.platform === 'win32')(
  `${COPIES} copies of the database taken in the middle of hand-ins are whole and hold all that was acknowledged before`,
  async () => {
    const server = startServer(data);
    const address = await server.address;
    const issued = await issueDemoPaper(address);
    const acknowledged: string[] = [];
    for (let round = 0; round < COPIES; round += 1) {
      const ids = Array.from({ length: HAND_INS_A_COPY }, (_, index) => `copy-${round}-${index}`);
      const attempts = ids.map((id) => sealedAttempt(issued, id));
      let soFar = 0;
      const load = handInAll(address, attempts, () => (soFar += 1));
      while (soFar === 0) await delay(1);
      await delay(Math.random() * 25);
      const before = soFar;
      const target = path.join(place, `copy-${round}`);
      copyAtOnce(server, target);
      if (round % 2 === 1) tear(target);
      const { acknowledged: inOrder } = await load;
      const promised = [...acknowledged, ...inOrder.slice(0, before).map(({ receipt }) => receipt.attemptId)];
      const kept = readKept(target, promised);
      expect([kept.integrity, kept.receipts.size]).toEqual(['ok', promised.length]);
      removeDirectory(target);
      acknowledged.push(...inOrder.map(({ receipt }) => receipt.attemptId));
    }
    expect(acknowledged).toHaveLength(COPIES * HAND_INS_A_COPY);
    expect(await stop(server)).toBe(0);
  },
  COPIES * 3000 + STARTS_WITHIN_MS,
);
