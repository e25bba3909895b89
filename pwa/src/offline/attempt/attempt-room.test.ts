import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { genesisHash, logHead, logText, progressOf } from '@exam/shared-schema/attempt';
import { putSavedPaper } from '../../test/paper.ts';
import { openRoom } from './attempt-room.ts';
import type { AttemptRoom, OpenedRoom } from './room-contract.ts';
import { eventsOf, headerOf, startAttempt, stateOf } from './attempts.ts';
import { openDatabase, type AttemptRow, type ExamDatabase } from '../database/database.ts';
import { sha256 } from '../platform/device.ts';
import { handInBody } from '../sync/outbox.ts';

let database: ExamDatabase;
let attempt: AttemptRow;
let rooms: AttemptRoom[] = [];
let counter = 0;

function opened(result: OpenedRoom): AttemptRoom {
  if (result.kind !== 'open') throw new Error(`The room is ${result.kind}`);
  rooms.push(result.room);
  return result.room;
}

const saved = (room: AttemptRoom): Promise<void> =>
  expect.poll(() => room.store.getState().save).toBe('saved');

beforeEach(async () => {
  database = openDatabase(`room-${(counter += 1)}`);
  attempt = await startAttempt(database, await putSavedPaper(database, 'u1'));
});

afterEach(async () => {
  for (const room of rooms) await room.close();
  rooms = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('[AT3] saving', () => {
  it('[AT3] says saved only after the event is on disk', async () => {
    const room = opened(await openRoom(database, attempt.attemptId));
    room.act({ type: 'answered', questionId: 'q1', answer: 'a' });
    expect(room.store.getState().save).toBe('saving');
    await saved(room);
    expect((await eventsOf(database, attempt.attemptId)).at(-1)).toMatchObject({
      type: 'answered',
      answer: 'a',
    });
  });

  it('[AT3] the write of an answer has begun, and is strict, when the screen is told of the answer', async () => {
    const room = opened(await openRoom(database, attempt.attemptId));
    const add = vi.spyOn(IDBObjectStore.prototype, 'add');
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    const whenTold: string[] = [];
    room.store.subscribe(({ save }) =>
      whenTold.push(`${add.mock.calls.length} ${commit.mock.calls.length} ${save}`),
    );
    room.act({ type: 'answered', questionId: 'q1', answer: 'a' });
    expect(whenTold).toEqual(['1 1 saving']);
    expect(add.mock.calls[0]?.[0]).toMatchObject({ type: 'answered', answer: 'a' });
    expect((add.mock.contexts[0] as IDBObjectStore).transaction.durability).toBe('strict');
    await saved(room);
  });

  it('[AT3] keeps in memory what the disk refuses, says so, and writes it when the disk takes it again', async () => {
    const room = opened(await openRoom(database, attempt.attemptId));
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    room.act({ type: 'answered', questionId: 'q1', answer: 'a' });
    await expect.poll(() => room.store.getState().save).toBe('failed');
    expect(progressOf(room.store.getState().attempt, 'q1').answer).toBe('a');
    expect(room.unsavedEvents()).toHaveLength(1);
    full.mockRestore();
    await room.retry();
    expect(room.store.getState().save).toBe('saved');
    expect(room.unsavedEvents()).toHaveLength(0);
    expect((await eventsOf(database, attempt.attemptId)).at(-1)).toMatchObject({ answer: 'a' });
  });

  it('[AT2] gives each event the head of the log up to it, whatever was written in one go', async () => {
    const room = opened(await openRoom(database, attempt.attemptId));
    for (const answer of ['a', 'b', 'c']) room.act({ type: 'answered', questionId: 'q1', answer });
    await room.seal('student');
    const events = await eventsOf(database, attempt.attemptId);
    const genesis = genesisHash(headerOf(attempt), sha256);
    const heads = events.map((_, place) => logHead(genesis, logText(events.slice(0, place + 1)), sha256));
    expect(events.map(({ hash }) => hash)).toEqual(heads);
  });
});

describe('[AT21] a clock that is moved', () => {
  it('[AT21] is in the log even when an answer comes before the next tick', async () => {
    const room = opened(await openRoom(database, attempt.attemptId));
    await saved(room);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    room.act({ type: 'answered', questionId: 'q1', answer: 'a' });
    await saved(room);
    const types = (await eventsOf(database, attempt.attemptId)).map((event) => event.type);
    expect(types.slice(-2)).toEqual(['clock-jumped', 'answered']);
    expect(Math.round(room.remainingMs() / 60_000)).toBe(60);
  });
});

describe('[AT4] opening again', () => {
  it('[AT4] stands where it stood: same question, same answers, same marks', async () => {
    const room = opened(await openRoom(database, attempt.attemptId));
    room.act({ type: 'visited', questionId: 'q2' });
    room.act({ type: 'answered', questionId: 'q2', answer: ['e', 'g'] });
    room.act({ type: 'marked', questionId: 'q2' });
    await saved(room);
    await room.close();
    const again = opened(await openRoom(database, attempt.attemptId)).store.getState().attempt;
    expect(again.currentQuestionId).toBe('q2');
    expect(progressOf(again, 'q2')).toMatchObject({ answer: ['e', 'g'], marked: true });
  });

  it('[AT4] a second start at the same paper answers the open attempt', async () => {
    const row = await database.packages.toCollection().first();
    if (row === undefined) throw new Error('no paper');
    expect((await startAttempt(database, row)).attemptId).toBe(attempt.attemptId);
  });

  it('[AT22] after the time ran out with the app closed seals as of the deadline', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 3_600_000 });
    await database.events.toCollection().modify((event) => {
      if ('session' in event) event.session = 'an-earlier-page';
    });
    const result = await openRoom(database, attempt.attemptId);
    expect(result.kind).toBe('sealed');
    const body = await handInBody(database, attempt.attemptId);
    expect(body).toMatchObject({ submissionType: 'auto', totalTimeTaken: 3600 });
    expect(await database.outbox.get(attempt.attemptId)).toMatchObject({ state: 'waiting' });
  });
});

describe('[SY1] sealing', () => {
  it('[SY1] writes the seal and the outbox entry together', async () => {
    const room = opened(await openRoom(database, attempt.attemptId));
    room.act({ type: 'answered', questionId: 'q1', answer: 'a' });
    await room.seal('student');
    const events = await eventsOf(database, attempt.attemptId);
    expect(events.at(-1)).toMatchObject({ type: 'sealed', by: 'student' });
    expect(await database.outbox.get(attempt.attemptId)).toMatchObject({ head: events.at(-1)?.hash });
    expect(await database.attempts.get(attempt.attemptId)).toMatchObject({ status: 'sealed' });
  });

  it('[SY1] writes neither when the outbox cannot be written, and both when it can', async () => {
    const room = opened(await openRoom(database, attempt.attemptId));
    await saved(room);
    const full = vi.spyOn(database.outbox, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(room.seal('student')).rejects.toThrow();
    expect(room.store.getState().save).toBe('failed');
    expect((await eventsOf(database, attempt.attemptId)).some((event) => event.type === 'sealed')).toBe(
      false,
    );
    full.mockRestore();
    await room.seal('student');
    expect(await database.outbox.count()).toBe(1);
    expect(
      (await eventsOf(database, attempt.attemptId)).filter((event) => event.type === 'sealed'),
    ).toHaveLength(1);
  });

  it('[SY1] nothing is added after the seal, and sealing twice hands in once', async () => {
    const room = opened(await openRoom(database, attempt.attemptId));
    await Promise.all([room.seal('student'), room.seal('clock')]);
    room.act({ type: 'answered', questionId: 'q1', answer: 'b' });
    await room.retry();
    const events = await eventsOf(database, attempt.attemptId);
    expect(events.filter((event) => event.type === 'sealed')).toHaveLength(1);
    expect(events.at(-1)?.type).toBe('sealed');
  });
});

describe('[AT5] two tabs', () => {
  it('[AT5] an event that the other tab wrote last is kept, and ours goes on after it', async () => {
    const first = opened(await openRoom(database, attempt.attemptId));
    const second = opened(await openRoom(database, attempt.attemptId, { takeOver: true }));
    first.act({ type: 'answered', questionId: 'q1', answer: 'a' });
    await saved(first);
    second.act({ type: 'answered', questionId: 'q2', answer: ['e'] });
    await saved(second);
    const { attempt: state } = second.store.getState();
    expect(progressOf(state, 'q1').answer).toBe('a');
    expect(progressOf(state, 'q2').answer).toEqual(['e']);
  });

  it.each(Array.from({ length: 40 }, (_, turns) => turns))(
    '[AT5] what is answered %i turns after ours began to find its place stays the later answer',
    async (turns) => {
      const { attemptId } = await startAttempt(database, await putSavedPaper(database, 'u1'));
      const first = opened(await openRoom(database, attemptId));
      const second = opened(await openRoom(database, attemptId, { takeOver: true }));
      first.act({ type: 'answered', questionId: 'q2', answer: ['e'] });
      await saved(first);
      second.act({ type: 'answered', questionId: 'q1', answer: 'a' });
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      second.act({ type: 'answered', questionId: 'q1', answer: 'b' });
      await saved(second);
      const { attempt: shown } = second.store.getState();
      expect(progressOf(shown, 'q1').answer).toBe('b');
      const row = await database.attempts.get(attemptId);
      if (row === undefined) throw new Error('The attempt is gone');
      expect(progressOf(await stateOf(database, row), 'q1').answer).toBe('b');
      await Promise.all([first.close(), second.close()]);
    },
  );
});
