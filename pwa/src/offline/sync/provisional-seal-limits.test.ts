import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putSavedPaper, testPaper } from '../../test/paper.ts';
import { START, ScriptedDevice } from '../../test/scripted-device.ts';
import { openRoom } from '../attempt/attempt-room.ts';
import { eventsOf, startAttempt, stateOf } from '../attempt/attempts.ts';
import { openDatabase, type AttemptRow, type ExamDatabase, type OutboxRow } from '../database/database.ts';
import { confirmSeals, returnLostTime, type SealCheck } from './provisional-seal.ts';
import type { AttemptRoom } from '../attempt/room-contract.ts';
import { clockOffset } from '../platform/server-clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let device: ScriptedDevice;
let database: ExamDatabase;
let counter = 0;
let rooms: AttemptRoom[] = [];

beforeEach(async () => {
  device = new ScriptedDevice();
  database = openDatabase(`seal-limits-${(counter += 1)}`, device.edge);
  await knowsServerClock(0);
});

afterEach(async () => {
  for (const room of rooms) await room.close();
  rooms = [];
});

const knowsServerClock = (offsetMs: number) =>
  database.meta.put({ key: 'clockOffset', value: { offsetMs, errorMs: 0, measuredAt: device.at } });

async function started(policy: 'continuous' | 'pausable' = 'continuous'): Promise<AttemptRow> {
  const timing = { policy, durationSeconds: 3600, sectionTiming: 'free' } as const;
  return startAttempt(database, await putSavedPaper(database, 'u1', testPaper({ timing })));
}

async function opened({ attemptId }: AttemptRow): Promise<AttemptRoom> {
  const result = await openRoom(database, attemptId);
  if (result.kind !== 'open') throw new Error(`The room is ${result.kind}`);
  rooms.push(result.room);
  return result.room;
}

/** Sealed by the clock at reopening, after a day of wall time. */
async function sealedAtReopening(): Promise<AttemptRow> {
  const attempt = await started();
  device.reload(DAY);
  expect((await openRoom(database, attempt.attemptId)).kind).toBe('sealed');
  return attempt;
}

async function look(): Promise<SealCheck> {
  return confirmSeals(database, await database.outbox.toArray());
}

const ids = (rows: readonly Pick<OutboxRow, 'attemptId'>[]) => rows.map(({ attemptId }) => attemptId);

/** The server answers with this exam time used. */
const timeUsed = (elapsedMs: number) => (): Response => {
  const data = { elapsedMs, at: device.at, word: 'word' };
  return Response.json({ success: true, data }, { headers: { 'x-server-time': String(device.at - DAY) } });
};

const refuses = (status: number) => (): Response =>
  Response.json({ success: false, code: 'REFUSED', message: 'No.', error: 'No.' }, { status });

const statusOf = async (attempt: AttemptRow) => (await stateOf(database, attempt)).status;

describe('[ST12] a seal that is final without asking the server', () => {
  afterEach(() => expect(device.asked).toEqual([]));

  it('[ST12] one that the student made, right after the app was opened again', async () => {
    const attempt = await started();
    device.reload(60_000);
    await (await opened(attempt)).seal('student');
    expect(ids((await look()).final)).toEqual([attempt.attemptId]);
  });

  it('[ST12] one that the clock made in front of the student', async () => {
    const attempt = await started();
    const room = await opened(attempt);
    room.act({ type: 'visited', questionId: 'q1' });
    device.wait(HOUR);
    await room.seal('clock');
    expect((await eventsOf(database, attempt.attemptId)).at(-2)?.type).toBe('visited');
    expect(ids((await look()).final)).toEqual([attempt.attemptId]);
  });

  it('[ST12] [AT20] one of a paper whose clock stands still while it is closed', async () => {
    const attempt = await started('pausable');
    const room = await opened(attempt);
    device.wait(HOUR);
    room.act({ type: 'visited', questionId: 'q1' });
    await room.retry();
    await room.close();
    device.reload(DAY);
    expect((await openRoom(database, attempt.attemptId)).kind).toBe('sealed');
    expect((await eventsOf(database, attempt.attemptId)).at(-2)?.type).toBe('resumed');
    expect(ids((await look()).final)).toEqual([attempt.attemptId]);
  });

  it('[ST12] one of an attempt that began before the server was ever reached', async () => {
    await database.meta.delete('clockOffset');
    const attempt = await sealedAtReopening();
    expect(ids((await look()).final)).toEqual([attempt.attemptId]);
  });

  it('[ST12] [PK8] one whose key was opened', async () => {
    const attempt = await sealedAtReopening();
    await database.attempts.update(attempt.attemptId, { keyOpenedAt: device.at });
    expect(ids((await look()).final)).toEqual([attempt.attemptId]);
  });

  it('[ST12] one that was confirmed before', async () => {
    const attempt = await sealedAtReopening();
    await database.outbox.update(attempt.attemptId, { sealConfirmed: true });
    expect(ids((await look()).final)).toEqual([attempt.attemptId]);
  });

  it('[SY2] one whose attempt is no longer on this device', async () => {
    const attempt = await sealedAtReopening();
    await database.attempts.delete(attempt.attemptId);
    expect(ids((await look()).final)).toEqual([attempt.attemptId]);
  });
});

describe('[ST12] a seal that may be taken back', () => {
  it('[ST12] also one that the clock made when the page came back into view', async () => {
    const attempt = await started();
    const room = await opened(attempt);
    room.act({ type: 'left-page' });
    device.at += DAY;
    room.act({ type: 'returned' });
    await room.seal('clock');
    device.answer = timeUsed(60_000);
    expect(await look()).toEqual({ final: [], logs: new Map(), unconfirmed: null });
    expect(await statusOf(attempt)).toBe('open');
  });

  it.each([
    ['is taken back', HOUR - 5_000, 'open'],
    ['is not taken back', HOUR - 4_999, 'sealed'],
  ])('[ST12] for 5 s that were left it %s where %d ms were used', async (_what, elapsedMs, status) => {
    const attempt = await sealedAtReopening();
    device.answer = timeUsed(elapsedMs);
    await look();
    expect(await statusOf(attempt)).toBe(status);
  });

  it('[ST12] stays where the key was opened while the server was asked', async () => {
    const attempt = await sealedAtReopening();
    device.answer = async () => {
      await database.attempts.update(attempt.attemptId, { keyOpenedAt: device.at });
      return timeUsed(0)();
    };
    expect(ids((await look()).final)).toEqual([attempt.attemptId]);
    expect(await statusOf(attempt)).toBe('sealed');
  });

  it.each(['outbox', 'attempts'] as const)(
    '[SY4] stays where its row in %s has gone while the server was asked: it was receipted, or removed',
    async (table) => {
      const attempt = await sealedAtReopening();
      device.answer = async () => {
        await database[table].delete(attempt.attemptId);
        return timeUsed(0)();
      };
      await look();
      expect(await statusOf(attempt)).toBe('sealed');
    },
  );

  it('[ST69] the server is told when the attempt began by its own clock, in whole milliseconds', async () => {
    await knowsServerClock(7_000.4);
    await sealedAtReopening();
    device.answer = timeUsed(HOUR);
    await look();
    expect(device.asked.map(({ body }) => body.startedAt)).toEqual([START + 7_000]);
    // The answer also contains the server's time.
    expect(await clockOffset(database)).toMatchObject({ offsetMs: -DAY, measuredAt: device.at });
  });

  it('[ST69] a start before 1970 is told as 1970', async () => {
    await knowsServerClock(-2 * START);
    await sealedAtReopening();
    device.answer = timeUsed(HOUR);
    await look();
    expect(device.asked.map(({ body }) => body.startedAt)).toEqual([0]);
  });
});

describe('[ST12] a server that gives no answer about the time', () => {
  it.each([400, 403, 404, 422])('[ST12] makes the seal final where it refuses with %d', async (status) => {
    const attempt = await sealedAtReopening();
    device.answer = refuses(status);
    const { final, unconfirmed } = await look();
    expect([ids(final), unconfirmed]).toEqual([[attempt.attemptId], null]);
    expect(await database.outbox.get(attempt.attemptId)).toMatchObject({ sealConfirmed: true });
  });

  it.each([302, 399, 429, 500, 503])('[ST12] is asked another time where it answers %d', async (status) => {
    const attempt = await sealedAtReopening();
    device.answer = refuses(status);
    const { final, unconfirmed } = await look();
    expect([ids(final), ids(unconfirmed?.entries ?? [])]).toEqual([[], [attempt.attemptId]]);
    expect((await database.outbox.get(attempt.attemptId))?.sealConfirmed).toBeUndefined();
  });
});

describe('[ST12] lost time of an attempt that is still open', () => {
  /** Reopened after forty minutes of wall time. */
  async function reopened(): Promise<AttemptRoom> {
    const attempt = await started();
    device.reload(40 * 60_000);
    return opened(attempt);
  }

  it.each([
    ['comes back', 5_001, HOUR - 40 * 60_000 + 5_001],
    ['does not come back', 5_000, HOUR - 40 * 60_000],
  ])('[ST12] %s where it is %d ms', async (_what, lostMs, remainingMs) => {
    const room = await reopened();
    device.answer = timeUsed(40 * 60_000 - lostMs);
    await returnLostTime(database, room);
    expect(room.remainingMs()).toBe(remainingMs);
  });

  it('[ST69] the word is asked for again where the log went on meanwhile, three times at most', async () => {
    const room = await reopened();
    device.answer = () => {
      room.act({ type: 'visited', questionId: 'q1' });
      return timeUsed(0)();
    };
    await returnLostTime(database, room);
    expect(device.asked).toHaveLength(3);
    expect(room.remainingMs()).toBe(HOUR - 40 * 60_000);
    const heads = device.asked.map(({ body }) => body.head);
    expect(new Set(heads).size).toBe(3);
  });

  it('[ST12] the server is asked once where it answers in time, and not again where it does not answer', async () => {
    const room = await reopened();
    await returnLostTime(database, room);
    expect(device.asked).toHaveLength(1);
    device.answer = timeUsed(0);
    await returnLostTime(database, room);
    expect(device.asked).toHaveLength(2);
    expect(room.remainingMs()).toBe(HOUR);
  });

  it('[ST12] the server is not asked by the page life that started, after the seal, or where the clock stands still', async () => {
    await returnLostTime(database, await opened(await started()));
    const room = await reopened();
    await room.seal('student');
    await returnLostTime(database, room);
    await database.attempts.clear();
    const paused = await started('pausable');
    device.reload(60_000);
    await returnLostTime(database, await opened(paused));
    expect(device.asked).toEqual([]);
  });
});

describe("[ST70] a wall clock that went ahead of the exam's clock", () => {
  /** Sealed by the student, after the wall clock changed while the page was visible. */
  async function sealedAfterJump(jumpMs: number): Promise<AttemptRow> {
    const attempt = await started();
    const room = await opened(attempt);
    device.wait(1000);
    device.at += jumpMs;
    room.act({ type: 'answered', questionId: 'q1', answer: 'a' });
    device.wait(1000);
    await room.seal('student');
    return attempt;
  }

  const tellsTime = () =>
    Response.json(
      { status: 'ok', serverTime: new Date(START).toISOString() },
      { headers: { 'x-server-time': String(START) } },
    );

  it('[ST70] by a minute at most is sent without asking', async () => {
    const attempt = await sealedAfterJump(60_000);
    expect(ids((await look()).final)).toEqual([attempt.attemptId]);
    expect(device.asked).toEqual([]);
  });

  it('[ST70] by more waits until the clock of the server was measured after the seal', async () => {
    const attempt = await sealedAfterJump(60_001);
    const { final, unconfirmed } = await look();
    expect([ids(final), ids(unconfirmed?.entries ?? [])]).toEqual([[], [attempt.attemptId]]);
    device.answer = tellsTime;
    expect(ids((await look()).final)).toEqual([attempt.attemptId]);
    expect(await clockOffset(database)).toMatchObject({ offsetMs: START - device.at });
    expect(device.asked.map(({ path }) => path)).toEqual(['/api/healthz', '/api/healthz']);
    await look();
    expect(device.asked).toHaveLength(2);
  });

  it('[ST70] is explained by what was measured at the seal or after it, and by nothing from before', async () => {
    const attempt = await sealedAfterJump(HOUR);
    const { sealedAt } = (await database.attempts.get(attempt.attemptId)) ?? {};
    const measured = async (measuredAt: number) => {
      await database.meta.put({ key: 'clockOffset', value: { offsetMs: 0, errorMs: 0, measuredAt } });
      return ids((await look()).final);
    };
    await database.meta.delete('clockOffset');
    expect(ids((await look()).final)).toEqual([]);
    expect(await measured((sealedAt ?? 0) - 1)).toEqual([]);
    expect(await measured(sealedAt ?? 0)).toEqual([attempt.attemptId]);
  });

  it('[ST70] says nothing where no answer and no seal of the student counts', async () => {
    const attempt = await started();
    const room = await opened(attempt);
    device.wait(1000);
    device.at += DAY;
    room.act({ type: 'visited', questionId: 'q1' });
    await room.seal('clock');
    expect(ids((await look()).final)).toEqual([attempt.attemptId]);
    expect(device.asked).toEqual([]);
  });
});
