import { beforeEach, expect, it, vi } from 'vitest';
import { browserEdge } from '../../api/index.ts';
import { putSavedPaper } from '../../test/paper.ts';
import { TabLocks } from '../../test/tab-locks.ts';
import { openRoom } from './attempt-room.ts';
import { eventsOf, startAttempt } from './attempts.ts';
import { openDatabase, type AttemptRow, type ExamDatabase } from '../database/database.ts';
import type { AttemptRoom, OpenedRoom } from './room-contract.ts';

let database: ExamDatabase;
let attempt: AttemptRow;
let counter = 0;
/** How far the clocks of both tabs have been moved, ms. */
let laterMs: number;

beforeEach(async () => {
  laterMs = 0;
  const { manager } = new TabLocks();
  const mono = () => browserEdge.mono() + laterMs;
  const edge = { ...browserEdge, now: () => browserEdge.now() + laterMs, mono, locks: manager };
  database = openDatabase(`read-only-${(counter += 1)}`, edge);
  attempt = await startAttempt(database, await putSavedPaper(database, 'u1'));
});

function opened(result: OpenedRoom): AttemptRoom {
  if (result.kind !== 'open') throw new Error(`The room is ${result.kind}`);
  return result.room;
}

/** The room of the first tab, after the second tab has taken over, and the room of the second tab. */
async function takenOver(): Promise<readonly [AttemptRoom, AttemptRoom]> {
  const first = opened(await openRoom(database, attempt.attemptId));
  first.act({ type: 'answered', questionId: 'q1', answer: 'a' });
  await first.retry();
  expect((await openRoom(database, attempt.attemptId)).kind).toBe('elsewhere');
  const second = opened(await openRoom(database, attempt.attemptId, { takeOver: true }));
  await expect.poll(() => first.store.getState().readOnly).toBe(true);
  return [first, second];
}

it('[AT5] the tab that lost the attempt only shows it: nothing that is tapped there is an event', async () => {
  const [first, second] = await takenOver();
  const before = await eventsOf(database, attempt.attemptId);
  const shown = first.store.getState().attempt;
  first.act({ type: 'answered', questionId: 'q1', answer: 'b' });
  await first.retry();
  expect(first.store.getState().attempt).toBe(shown);
  expect(first.unsavedEvents()).toEqual([]);
  expect(await eventsOf(database, attempt.attemptId)).toEqual(before);
  await second.close();
});

it('[AT5] [AT22] the tab that lost the attempt seals it neither by hand nor at zero', async () => {
  const [first, second] = await takenOver();
  await expect(first.seal('student')).rejects.toThrow('This attempt is open in another tab.');
  laterMs = 2 * attempt.limitMs;
  first.tick();
  await expect(first.seal('clock')).rejects.toThrow('This attempt is open in another tab.');
  expect(await database.outbox.count()).toBe(0);
  await second.seal('clock');
  const seals = (await eventsOf(database, attempt.attemptId)).filter(({ type }) => type === 'sealed');
  expect(seals).toHaveLength(1);
  await second.close();
});

it('[AT5] an event that was not on disk when the attempt was taken over is not written afterwards', async () => {
  const first = opened(await openRoom(database, attempt.attemptId));
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  first.act({ type: 'answered', questionId: 'q1', answer: 'b' });
  await expect.poll(() => first.store.getState().save).toBe('failed');
  full.mockRestore();
  const second = opened(await openRoom(database, attempt.attemptId, { takeOver: true }));
  await expect.poll(() => first.store.getState().readOnly).toBe(true);
  await first.retry();
  const types = (await eventsOf(database, attempt.attemptId)).map(({ type }) => type);
  expect(types).toEqual(['started', 'resumed']);
  await second.close();
});
