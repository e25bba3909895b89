import { beforeEach, expect, it } from 'vitest';
import { browserEdge } from '../../api/index.ts';
import { testStudent } from '../../test/student.ts';
import { openDatabase, type ExamDatabase } from '../database/database.ts';
import { startSession } from '../session/session.ts';
import type { DrainReport } from './drain.ts';
import { syncLoop, type SyncLoop } from './sync-loop.ts';

const MINUTE = 60_000;
const empty: DrainReport = { accepted: 0, refused: 0, waiting: 0, nextTryAt: null };

let now: number;
let asked: number;
let isDone: boolean;
let report: DrainReport;
let database: ExamDatabase;
let loop: SyncLoop;
let counter = 0;

beforeEach(async () => {
  [now, asked, isDone, report] = [1_000, 0, true, empty];
  const edge = { ...browserEdge, now: () => now, mono: () => now, later: () => () => undefined };
  database = openDatabase(`notebook-loop-${(counter += 1)}`, edge);
  await startSession(database, testStudent('asha'), 'token', null);
  loop = openLoop();
});

function openLoop(): SyncLoop {
  return syncLoop(
    database,
    {},
    {
      drain: () => Promise.resolve(report),
      recheck: () => Promise.resolve({ asked: true, requeued: 0 }),
      complete: () => Promise.resolve(0),
      notebook: () => {
        asked += 1;
        return Promise.resolve(isDone);
      },
    },
  );
}

async function after(ms: number): Promise<number> {
  now += ms;
  await loop.sync();
  return asked;
}

const rate = () =>
  database.notebookEntries.put({
    userId: 'asha',
    unsentOf: 'asha',
    id: 'e1',
    questionId: 'q',
    at: now,
    kind: 'review',
    rating: 3,
  });

it('[NB3] a hand-in that waits goes first: the notebook is not asked for before it has gone', async () => {
  report = { ...empty, waiting: 1, nextTryAt: 4_000 };
  expect(await after(0)).toBe(0);
  report = { ...empty, accepted: 1 };
  expect(await after(0)).toBe(1);
});

it('[NB3] the notebook is asked for every five minutes, and what was done goes within a quarter of a minute', async () => {
  expect(await after(0)).toBe(1);
  expect(await after(4 * MINUTE)).toBe(1);
  expect(await after(MINUTE)).toBe(2);
  await rate();
  expect(await after(14_999)).toBe(2);
  expect(await after(1)).toBe(3);
});

it('[NB3] after a failure it is tried again in a minute, and what was done waits for that', async () => {
  isDone = false;
  expect(await after(0)).toBe(1);
  await rate();
  expect(await after(59_999)).toBe(1);
  isDone = true;
  expect(await after(1)).toBe(2);
});

it('[NB3] whoever signs in next has their notebook at once', async () => {
  expect(await after(0)).toBe(1);
  await startSession(database, testStudent('ravi'), 'token', null);
  expect(await after(1)).toBe(2);
  expect(await after(1)).toBe(2);
});

it('[NB3] an app that is opened again asks no sooner than one that stays open, unless something was done', async () => {
  expect(await after(0)).toBe(1);
  loop = openLoop();
  expect(await after(4 * MINUTE)).toBe(1);
  expect(await after(MINUTE)).toBe(2);
  await rate();
  loop = openLoop();
  expect(await after(0)).toBe(3);
});

it('[NB3] a clock that was set back by days does not stop it', async () => {
  expect(await after(0)).toBe(1);
  loop = openLoop();
  expect(await after(-2 * MINUTE)).toBe(2);
});
