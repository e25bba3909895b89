import { Dexie } from 'dexie';
import { afterEach, expect, it, vi } from 'vitest';
import { putSavedPaper } from '../../test/paper.ts';
import { openRoom } from './attempt-room.ts';
import { startAttempt } from './attempts.ts';
import { type ExamDatabase, openDatabase } from '../database/database.ts';
import { removePackage } from '../packages/downloads.ts';
import { RoughWorkKeeper } from './rough-work.ts';

let counter = 0;
const open: ExamDatabase[] = [];

function fresh(name = `rough-${(counter += 1)}`): ExamDatabase {
  const database = openDatabase(name);
  open.push(database);
  return database;
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const database of open.splice(0)) database.close();
});

it('[AT10] a database of the version before opens with all that is in it, and takes rough work', async () => {
  const name = `rough-${(counter += 1)}`;
  const old = new Dexie(name);
  old.version(1).stores({
    session: 'slot',
    packages: '[userId+testId+packageVersion], [userId+testId], userId',
    images: '[userId+testId+packageVersion+url], [userId+testId+packageVersion]',
    attempts: 'attemptId, [userId+status], [userId+testId], status',
    events: '[attemptId+seq]',
    outbox: 'attemptId, userId, nextTryAt',
    receipts: 'attemptId, userId',
    results: 'attemptId, userId',
    lists: '[userId+key]',
    meta: 'key',
  });
  await old.table('attempts').add({ attemptId: 'a1', userId: 'u1', testId: 't1', status: 'open' });
  await old.table('events').add({ attemptId: 'a1', seq: 0, type: 'started' });
  old.close();

  const database = fresh(name);
  expect(await database.attempts.get('a1')).toMatchObject({ status: 'open' });
  expect(await database.events.get(['a1', 0])).toMatchObject({ type: 'started' });
  await new RoughWorkKeeper(database, 'a1').keep('q1', { notes: 'x = 2', strokes: [] });
  expect(await database.roughWork.count()).toBe(1);
});

it('[AT10] rough work is of one question, and is there again after the app was killed', async () => {
  const name = `rough-${(counter += 1)}`;
  const keeper = new RoughWorkKeeper(fresh(name), 'a1');
  await keeper.keep('q1', { notes: 'F = ma', strokes: [[1, 2, 3, 4]] });
  await keeper.keep('q2', { notes: 'pV = nRT', strokes: [] });
  expect(keeper.store.getState().save).toBe('saved');

  const again = new RoughWorkKeeper(fresh(name), 'a1');
  expect(await again.read('q1')).toMatchObject({ notes: 'F = ma', strokes: [[1, 2, 3, 4]] });
  expect(await again.read('q3')).toBeNull();
  expect(await new RoughWorkKeeper(fresh(name), 'a2').read('q1')).toBeNull();
});

it('[AT10] the newest of many quick changes is what is on the disk', async () => {
  const database = fresh();
  const keeper = new RoughWorkKeeper(database, 'a1');
  const writes = ['a', 'ab', 'abc'].map((notes) => keeper.keep('q1', { notes, strokes: [] }));
  await Promise.all(writes);
  expect(await database.roughWork.get(['a1', 'q1'])).toMatchObject({ notes: 'abc' });
});

it('[AT10] what the disk refuses is said, kept in memory and written when the disk takes it', async () => {
  const database = fresh();
  const keeper = new RoughWorkKeeper(database, 'a1');
  const full = vi.spyOn(database.roughWork, 'put').mockRejectedValue(new Error('QuotaExceededError'));
  await keeper.keep('q1', { notes: 'x', strokes: [] });
  expect(keeper.store.getState().save).toBe('failed');
  expect(await keeper.read('q1')).toMatchObject({ notes: 'x' });
  full.mockRestore();
  await keeper.flush();
  expect(keeper.store.getState().save).toBe('saved');
  expect(await database.roughWork.get(['a1', 'q1'])).toMatchObject({ notes: 'x' });
});

it('[AT10] an empty sheet takes no room', async () => {
  const database = fresh();
  const keeper = new RoughWorkKeeper(database, 'a1');
  await keeper.keep('q1', { notes: 'x', strokes: [] });
  await keeper.keep('q1', { notes: '', strokes: [] });
  expect(await database.roughWork.count()).toBe(0);
});

it('[AT10] rough work goes with the attempt’s paper, and only with that', async () => {
  const database = fresh();
  const row = await startAttempt(database, await putSavedPaper(database, 'u1'));
  await new RoughWorkKeeper(database, row.attemptId).keep('q1', { notes: 'x', strokes: [] });
  await new RoughWorkKeeper(database, 'another').keep('q1', { notes: 'y', strokes: [] });
  expect(await removePackage(database, 'u1', 'paper-1')).toEqual({ ok: false, hold: 'open' });
  expect(await database.roughWork.count()).toBe(2);
  const opened = await openRoom(database, row.attemptId);
  if (opened.kind !== 'open') throw new Error('The room did not open');
  await opened.room.seal('student');
  await opened.room.close();
  await database.outbox.clear();
  expect(await removePackage(database, 'u1', 'paper-1')).toEqual({ ok: true });
  expect((await database.roughWork.toArray()).map(({ attemptId }) => attemptId)).toEqual(['another']);
});
