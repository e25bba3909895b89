import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AttemptOnWire } from '@exam/shared-schema/contract';
import { openHall, type Hall } from '../support/hall.ts';
import { refusalIn, resultIn } from '../support/read.ts';
import type { Answer } from '../support/test-server.ts';
import { readKept } from './support/database-file.ts';
import { installFailingDisk, type DiskError, type FailingDisk } from './support/failing-disk.ts';
import { rounds } from '../../../scripts/vitest/size.ts';

/** Writes from the first to well beyond the last of a batch of hand-ins. */
const POSITIONS = rounds({ short: 30, full: 60 });
const AT_ONCE = 6;

let hall: Hall;
let disk: FailingDisk;

beforeEach(async () => {
  hall = await openHall();
  disk = installFailingDisk(hall.server.directory);
});

afterEach(async () => {
  disk.remove();
  await hall.server.close();
});

const idOf = ({ attemptId }: AttemptOnWire) => attemptId ?? '';
const handInAll = (attempts: readonly AttemptOnWire[]) =>
  Promise.all(attempts.map((attempt) => hall.handIn(attempt)));

/** Nothing is acknowledged that does not exist, and nothing is there half. */
function expectTrue(attempts: readonly AttemptOnWire[], answers: readonly Answer[]): void {
  const kept = readKept(hall.server.directory, attempts.map(idOf));
  expect(kept.integrity).toBe('ok');
  for (const [index, answer] of answers.entries()) {
    if (answer.status === 201 || answer.status === 200)
      expect(kept.receipts.get(idOf(attempts[index] as AttemptOnWire))).toEqual(resultIn(answer).receipt);
    else {
      expect(refusalIn(answer)).toBe('503 OVERLOADED');
      expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    }
  }
}

const cases = (['SQLITE_FULL', 'SQLITE_IOERR_WRITE'] satisfies DiskError[]).flatMap((code) =>
  (['once', 'continuously'] as const).map((how) => [code, how] as const),
);

test.each(cases)(
  '%s at the n-th write, %s: nobody is acknowledged without a row, and it goes on when the disk does',
  async (code, how) => {
    const sample = await hall.finished();
    let failures = 0;
    for (let n = 1; n <= POSITIONS; n += 1) {
      const attempts = Array.from({ length: AT_ONCE }, (_, index) =>
        sample.handIn({ attemptId: `${code}-${n}-${index}`, log: undefined }),
      );
      disk.failAt(n, code, how);
      const answers = await handInAll(attempts);
      failures += Number(disk.hasFailed);
      disk.heal();
      expectTrue(attempts, answers);
      const again = await handInAll(attempts);
      expect(again.every(({ status }) => status === 200 || status === 201)).toBe(true);
      expectTrue(attempts, again);
    }
    expect(failures).toBeGreaterThan(10);
    const kept = readKept(hall.server.directory, []);
    expect([kept.attempts, kept.superseded]).toEqual([POSITIONS * AT_ONCE, 0]);
  },
);
