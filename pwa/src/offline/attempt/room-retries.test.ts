import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserEdge } from '../../api/index.ts';
import { putSavedPaper } from '../../test/paper.ts';
import { openDatabase, type AttemptRow, type ExamDatabase } from '../database/database.ts';
import { openRoom } from './attempt-room.ts';
import { eventsOf, startAttempt } from './attempts.ts';
import type { AttemptRoom } from './room-contract.ts';

interface Later {
  readonly ms: number;
  readonly run: () => void;
  isOff: boolean;
}

let database: ExamDatabase;
let attempt: AttemptRow;
let room: AttemptRoom;
let counter = 0;
/** How far the clocks have been moved, ms: both together, and the wall clock alone. */
let laterMs: number;
let jumpMs: number;
/** Pending timers, in order. */
let timers: Later[];

beforeEach(async () => {
  [laterMs, jumpMs, timers] = [0, 0, []];
  const edge = {
    ...browserEdge,
    now: () => browserEdge.now() + laterMs + jumpMs,
    mono: () => browserEdge.mono() + laterMs,
    later: (ms: number, run: () => void) => {
      const timer = { ms, run, isOff: false };
      timers.push(timer);
      return () => void (timer.isOff = true);
    },
  };
  database = openDatabase(`retries-${(counter += 1)}`, edge);
  attempt = await startAttempt(database, await putSavedPaper(database, 'u1'));
  const opened = await openRoom(database, attempt.attemptId);
  if (opened.kind !== 'open') throw new Error(`The room is ${opened.kind}`);
  ({ room } = opened);
  await room.retry();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await room.close();
});

/** Makes every write fail until `mend` is called. */
function fillDisk(): { readonly mend: () => void } {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const mocks = (['add', 'put'] as const).map((name) =>
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(refuse),
  );
  return { mend: () => mocks.forEach((mock) => mock.mockRestore()) };
}

const save = () => room.store.getState().save;
const logged = async () => (await eventsOf(database, attempt.attemptId)).map(({ type }) => type);

function fire(): void {
  const next = timers.findLast(({ isOff }) => !isOff);
  if (next === undefined) throw new Error('Nothing was put off');
  next.isOff = true;
  next.run();
}

describe('[AT3] a write that the disk refused', () => {
  it('[AT3] is tried again by itself after three seconds', async () => {
    const disk = fillDisk();
    room.act({ type: 'answered', questionId: 'q1', answer: 'a' });
    await expect.poll(() => save()).toBe('failed');
    expect(timers.filter(({ isOff }) => !isOff).map(({ ms }) => ms)).toEqual([3_000]);
    disk.mend();
    fire();
    await expect.poll(() => save()).toBe('saved');
    expect((await logged()).at(-1)).toBe('answered');
  });

  it('[AT3] is not tried again by a room that was closed', async () => {
    fillDisk();
    room.act({ type: 'answered', questionId: 'q1', answer: 'a' });
    await expect.poll(() => save()).toBe('failed');
    await room.close();
    expect(timers.every(({ isOff }) => isOff)).toBe(true);
  });

  it('[AT3] says how far the log is on disk', async () => {
    const before = room.store.getState().savedSeq;
    room.act({ type: 'answered', questionId: 'q1', answer: 'a' });
    expect(room.store.getState().savedSeq).toBe(before);
    await room.retry();
    expect(room.store.getState().savedSeq).toBe(before + 1);
    expect(await database.events.count()).toBe(before + 1);
  });
});

describe('[AT22] [SY1] the end of the time', () => {
  it('[AT22] [SY1] seals at the tick, and again by itself where the disk refused it', async () => {
    const disk = fillDisk();
    laterMs = 2 * attempt.limitMs;
    room.tick();
    await expect.poll(() => save()).toBe('failed');
    await expect.poll(() => timers.some(({ isOff }) => !isOff)).toBe(true);
    expect(await database.outbox.count()).toBe(0);
    disk.mend();
    fire();
    await expect.poll(() => database.outbox.count()).toBe(1);
    expect((await logged()).filter((type) => type === 'sealed')).toHaveLength(1);
    expect(await database.attempts.get(attempt.attemptId)).toMatchObject({ status: 'sealed' });
  });

  it('[AT22] a tick before it writes nothing, and one after the seal neither', async () => {
    const before = await logged();
    room.tick();
    await room.retry();
    expect(await logged()).toEqual(before);
    await room.seal('student');
    jumpMs = 3_600_000;
    room.tick();
    await room.retry();
    expect((await logged()).at(-1)).toBe('sealed');
  });
});

it('[AT21] a tick notes that the clock was moved', async () => {
  jumpMs = 3_600_000;
  room.tick();
  await room.retry();
  expect((await logged()).at(-1)).toBe('clock-jumped');
});

it('[AT5] an attempt that was sealed elsewhere while the room was opened is shown as sealed', async () => {
  await room.close();
  const get = vi.spyOn(database.attempts, 'get');
  get.mockImplementationOnce((async () => attempt) as unknown as typeof get);
  await database.attempts.update(attempt.attemptId, { status: 'sealed' });
  const opened = await openRoom(database, attempt.attemptId);
  expect(opened).toMatchObject({ kind: 'sealed', row: { status: 'sealed' } });
});

it('[PK6] an attempt that is not on this device, or whose paper is not, is missing', async () => {
  expect(await openRoom(database, 'unknown')).toEqual({ kind: 'missing' });
  await database.packages.clear();
  expect(await openRoom(database, attempt.attemptId)).toEqual({ kind: 'missing' });
});
