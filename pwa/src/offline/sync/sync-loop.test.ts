import { beforeEach, expect, it } from 'vitest';
import { browserEdge } from '../../api/index.ts';
import { openDatabase, type ExamDatabase } from '../database/database.ts';
import type { DrainReport } from './drain.ts';
import { RECHECK_INTERVAL_MS, syncLoop, type SyncParts } from './sync-loop.ts';

interface Timer {
  readonly ms: number;
  readonly run: () => void;
}

const empty: DrainReport = { accepted: 0, refused: 0, waiting: 0, nextTryAt: null };

let now: number;
let timer: Timer | undefined;
let rechecks: number;
let completions: number;
let database: ExamDatabase;
let counter = 0;

beforeEach(() => {
  now = 1_000;
  timer = undefined;
  rechecks = 0;
  completions = 0;
  const later = (ms: number, run: () => void): (() => void) => {
    timer = { ms, run };
    return () => (timer = undefined);
  };
  const edge = { ...browserEdge, now: () => now, mono: () => now, later };
  database = openDatabase(`loop-${(counter += 1)}`, edge);
});

function partsWith(drain: SyncParts['drain'], requeued = 0, lacking = 0): SyncParts {
  const recheck = () => {
    rechecks += 1;
    return Promise.resolve({ asked: true, requeued });
  };
  const complete = () => {
    completions += 1;
    return Promise.resolve(lacking);
  };
  return { drain, recheck, complete };
}

it('[SY2] comes back when the next entry is due', async () => {
  await syncLoop(
    database,
    {},
    partsWith(() => Promise.resolve({ ...empty, waiting: 1, nextTryAt: 4_000 })),
  ).sync();
  expect(timer?.ms).toBe(3_000);
  expect(rechecks).toBe(0);
});

it('[SY2] looks again in a second while another tab or the worker drains', async () => {
  await syncLoop(
    database,
    {},
    partsWith(() => Promise.resolve(undefined)),
  ).sync();
  expect(timer?.ms).toBe(1_000);
});

it('[SY2] goes on after the disk failed', async () => {
  const failures: unknown[] = [];
  const onFailure = (error: unknown): void => void failures.push(error);
  const broken = new Error('The disk failed');
  await syncLoop(
    database,
    { onFailure },
    partsWith(() => Promise.reject(broken)),
  ).sync();
  expect(failures).toEqual([broken]);
  expect(timer?.ms).toBe(5_000);
});

it('[SY10] asks at the start and every ten minutes, and hands in at once what is lacking', async () => {
  const loop = syncLoop(
    database,
    {},
    partsWith(() => Promise.resolve(empty)),
  );
  await loop.sync();
  await loop.sync();
  expect(rechecks).toBe(1);
  expect(timer?.ms).toBe(RECHECK_INTERVAL_MS);
  now += RECHECK_INTERVAL_MS;
  await loop.sync();
  expect(rechecks).toBe(2);
  await syncLoop(
    database,
    {},
    partsWith(() => Promise.resolve(empty), 1),
  ).sync();
  expect(timer?.ms).toBe(250);
});

it('[SY14] asks for the questions of a result within ten seconds of its receipt, and again in a minute where they did not come', async () => {
  let lacking = 0;
  let report: DrainReport = empty;
  const parts = partsWith(() => Promise.resolve(report));
  const complete = (...args: Parameters<SyncParts['complete']>) =>
    parts.complete(...args).then(() => lacking);
  const loop = syncLoop(database, {}, { ...parts, complete });
  await loop.sync();
  expect(completions).toBe(1);
  await loop.sync();
  expect(completions).toBe(1);

  report = { ...empty, accepted: 1 };
  lacking = 1;
  await loop.sync();
  expect(completions).toBe(1);
  expect(timer?.ms).toBeLessThanOrEqual(10_000);
  report = empty;
  now += 10_000;
  await loop.sync();
  expect(completions).toBe(2);
  expect(timer?.ms).toBe(60_000);
});

it('[SY2] comes back when an entry is due, also where another look that was asked for before ends after', async () => {
  let report: DrainReport = empty;
  let answer: ((lacking: number) => void) | undefined;
  const parts = partsWith(() => Promise.resolve(report));
  // A low-priority request hangs.
  const complete = () => new Promise<number>((resolve) => (answer = resolve));
  const loop = syncLoop(database, {}, { ...parts, complete });
  const first = loop.sync();
  await expect.poll(() => answer).toBeDefined();
  report = { ...empty, waiting: 1, nextTryAt: now + 1_000 };
  await loop.sync();
  expect(timer?.ms).toBe(1_000);
  answer?.(0);
  await first;
  expect(timer?.ms).toBe(1_000);
});

it('[SY2] ends with the page', async () => {
  const loop = syncLoop(
    database,
    {},
    partsWith(() => Promise.resolve(empty)),
  );
  await loop.sync();
  loop.stop();
  expect(timer).toBeUndefined();
  await loop.sync();
  expect(timer).toBeUndefined();
});
