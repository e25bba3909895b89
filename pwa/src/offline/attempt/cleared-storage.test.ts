import Dexie from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { genesisHash, logHead, logText } from '@exam/shared-schema/attempt';
import { browserEdge } from '../../api/index.ts';
import { putSavedPaper } from '../../test/paper.ts';
import { testStudent } from '../../test/student.ts';
import { openRoom } from './attempt-room.ts';
import { eventsOf, headerOf, packageOf, startAttempt } from './attempts.ts';
import { openDatabase, type AttemptRow, type ExamDatabase } from '../database/database.ts';
import { deviceId, sha256 } from '../platform/device.ts';
import { currentSession, endSession, startSession } from '../session/session.ts';
import { forgetUser } from '../sync/forget-user.ts';
import { handInBody } from '../sync/outbox.ts';
import type { AttemptRoom } from './room-contract.ts';
import { RoughWorkKeeper, roughWorkOf } from './rough-work.ts';

let database: ExamDatabase;
let attempt: AttemptRow;
let room: AttemptRoom;
let counter = 0;

beforeEach(async () => {
  database = openDatabase(`cleared-${(counter += 1)}`);
  await startSession(database, testStudent('u1'), 'a.b.c');
  attempt = await startAttempt(database, await putSavedPaper(database, 'u1'));
  const opened = await openRoom(database, attempt.attemptId);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  ({ room } = opened);
  room.act({ type: 'answered', questionId: 'q1', answer: 'a' });
  await room.retry();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await room.close();
});

/** As the browser does it: the connections are closed, and the database is gone. */
function clearStorage(): Promise<void> {
  database.close({ disableAutoOpen: false });
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(database.name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(new Error('It was not deleted'));
  });
}

/** From now on every write fails. */
function refuseWrites() {
  return ['add', 'put'].map((name) =>
    vi.spyOn(IDBObjectStore.prototype, name as 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    }),
  );
}

const save = () => room.store.getState().save;
const typesOf = async () => (await eventsOf(database, attempt.attemptId)).map(({ type }) => type);

it('[AT26] the attempt is stored again with its whole log, its paper and its session', async () => {
  await clearStorage();
  await room.checkStorage();
  expect(room.store.getState()).toMatchObject({ save: 'saved', savedSeq: 2, clearings: 1 });
  expect(await database.attempts.get(attempt.attemptId)).toEqual(attempt);
  expect(await typesOf()).toEqual(['started', 'answered']);
  expect(await packageOf(database, attempt)).toBeDefined();
  expect((await currentSession(database))?.user._id).toBe('u1');
  expect(await deviceId(database)).toBe(attempt.deviceId);
  await room.close();
  const again = await openRoom(database, attempt.attemptId);
  expect(again).toMatchObject({ kind: 'open', room: { row: { attemptId: attempt.attemptId } } });
});

it('[AT26] an answer given before it was noticed, and one given after, are in the log once', async () => {
  await clearStorage();
  room.act({ type: 'answered', questionId: 'q1', answer: 'b' });
  await room.retry();
  const check = room.checkStorage();
  room.act({ type: 'answered', questionId: 'q1', answer: 'c' });
  await check;
  room.act({ type: 'answered', questionId: 'q1', answer: 'd' });
  await room.retry();
  const events = await eventsOf(database, attempt.attemptId);
  expect(events.map((event) => 'answer' in event && event.answer)).toEqual([false, 'a', 'b', 'c', 'd']);
  const head = logHead(genesisHash(headerOf(attempt), sha256), logText(events), sha256);
  expect(room.store.getState().attempt.head).toBe(head);
  expect(save()).toBe('saved');
});

it('[AT26] what cannot be stored again is not called saved, is in the file, and is stored once that works', async () => {
  await clearStorage();
  const refusing = refuseWrites();
  await room.checkStorage();
  expect(room.store.getState()).toMatchObject({ save: 'failed', savedSeq: 0 });
  expect(room.unsavedEvents().map(({ type }) => type)).toEqual(['started', 'answered']);
  for (const each of refusing) each.mockRestore();
  await room.checkStorage();
  expect(room.store.getState()).toMatchObject({ save: 'saved', savedSeq: 2, clearings: 1 });
  expect(room.unsavedEvents()).toEqual([]);
  expect(await typesOf()).toEqual(['started', 'answered']);
});

it('[AT26] a hand-in before it was noticed has the whole log, under the same id', async () => {
  await clearStorage();
  await room.seal('student');
  expect(await typesOf()).toEqual(['started', 'answered', 'sealed']);
  expect(await database.outbox.toCollection().primaryKeys()).toEqual([attempt.attemptId]);
  const row = await database.attempts.get(attempt.attemptId);
  expect(row).toMatchObject({ status: 'sealed', head: room.store.getState().attempt.head });
  expect(await handInBody(database, attempt.attemptId)).toBeTruthy();
  await room.checkStorage();
  await room.retry();
  expect(await typesOf()).toEqual(['started', 'answered', 'sealed']);
});

it('[AT26] a seal that failed is retried as a seal, with its outbox entry', async () => {
  const refusing = refuseWrites();
  await expect(room.seal('student')).rejects.toThrow();
  for (const each of refusing) each.mockRestore();
  await room.retry();
  expect(save()).toBe('saved');
  expect(await database.outbox.count()).toBe(1);
});

it('[AT26] a room that is left before it was noticed stores its attempt', async () => {
  await clearStorage();
  await room.close();
  expect(await typesOf()).toEqual(['started', 'answered']);
});

it('[AT26] [AT10] rough work is stored again, also that of an earlier visit', async () => {
  await new RoughWorkKeeper(database, attempt.attemptId).keep('q1', { notes: 'F = ma', strokes: [] });
  const keeper = roughWorkOf(database, room);
  expect(await keeper.read('q2')).toBeNull();
  await keeper.keep('q3', { notes: '', strokes: [[1, 2, 3, 4]] });
  await keeper.keep('q4', { notes: 'x', strokes: [] });
  await keeper.keep('q4', { notes: '', strokes: [] });
  await clearStorage();
  await room.checkStorage();
  await keeper.flush();
  const rows = await database.roughWork.toArray();
  expect(rows.map(({ questionId, notes, strokes }) => [questionId, notes, strokes.length])).toEqual([
    ['q1', 'F = ma', 0],
    ['q3', '', 1],
  ]);
  expect(await keeper.read('q1')).toMatchObject({ notes: 'F = ma' });
});

it('[AT26] [AT10] rough work is stored again after a write that never ended', async () => {
  const keeper = roughWorkOf(database, room);
  vi.spyOn(database.roughWork, 'put').mockImplementationOnce(() => new Dexie.Promise(() => undefined));
  void keeper.keep('q1', { notes: 'F = ma', strokes: [] });
  await clearStorage();
  await room.checkStorage();
  await expect.poll(() => keeper.store.getState().save).toBe('saved');
  expect(await database.roughWork.get([attempt.attemptId, 'q1'])).toMatchObject({ notes: 'F = ma' });
});

/** The next `add` never ends; @param isWritten whether it reaches the disk. */
function hangOnce(isWritten: boolean): void {
  const { events } = database;
  const add = events.add.bind(events);
  vi.spyOn(events, 'add').mockImplementationOnce((event) => {
    if (isWritten) void add(event);
    return new Dexie.Promise(() => undefined);
  });
}

it('[AT26] a write that never ends, because its connection was closed, holds up nothing', async () => {
  hangOnce(false);
  room.act({ type: 'answered', questionId: 'q1', answer: 'b' });
  await clearStorage();
  await room.checkStorage();
  await expect.poll(save).toBe('saved');
  expect(await typesOf()).toEqual(['started', 'answered', 'answered']);
});

it.each([true, false])(
  '[AT26] a write that does not end is repeated, and is in the log once (written: %s)',
  async (isWritten) => {
    hangOnce(isWritten);
    room.act({ type: 'answered', questionId: 'q1', answer: 'b' });
    await room.checkStorage();
    expect(save()).toBe('saving');
    const start = browserEdge.mono();
    vi.spyOn(browserEdge, 'mono').mockImplementation(() => start + 11_000);
    await room.checkStorage();
    await expect.poll(save).toBe('failed');
    await room.retry();
    room.act({ type: 'marked', questionId: 'q1' });
    await room.retry();
    expect(save()).toBe('saved');
    const events = await eventsOf(database, attempt.attemptId);
    expect(events.map(({ type }) => type).filter((type) => type !== 'clock-jumped')).toEqual([
      'started',
      'answered',
      'answered',
      'marked',
    ]);
    expect(room.store.getState().attempt.head).toBe(events.at(-1)?.hash);
  },
);

it('[AT26] a seal whose end was never reported is sealed once', async () => {
  const { transaction } = database;
  vi.spyOn(database, 'transaction').mockImplementationOnce((...args: unknown[]) => {
    void Reflect.apply(transaction, database, args);
    return new Dexie.Promise(() => undefined);
  });
  const sealing = room.seal('student').catch(String);
  const start = browserEdge.mono();
  await expect.poll(async () => (await database.attempts.get(attempt.attemptId))?.status).toBe('sealed');
  vi.spyOn(browserEdge, 'mono').mockImplementation(() => start + 11_000);
  await room.checkStorage();
  expect(await sealing).toMatch('does not answer');
  await room.retry();
  expect(save()).toBe('saved');
  expect(await typesOf()).toEqual(['started', 'answered', 'sealed']);
  expect(await database.outbox.count()).toBe(1);
});

it('[AT26] a connection that was only closed changes nothing', async () => {
  database.close({ disableAutoOpen: false });
  await room.checkStorage();
  expect(room.store.getState()).toMatchObject({ save: 'saved', savedSeq: 2, clearings: 0 });
});

it('[AT26] [PK6] who has signed in since stays signed in', async () => {
  await clearStorage();
  await startSession(database, testStudent('u2'), 'd.e.f');
  await room.checkStorage();
  expect((await currentSession(database))?.user._id).toBe('u2');
  expect(await database.attempts.count()).toBe(1);
});

it('[AT26] [OD7] an attempt that was deleted with its user’s data does not come back', async () => {
  await endSession(database);
  await forgetUser(database, 'u1');
  await room.checkStorage();
  expect(await database.attempts.count()).toBe(0);
  expect(await currentSession(database)).toBe(null);
});
