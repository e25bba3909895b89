import { beforeEach, describe, expect, it } from 'vitest';
import { logText } from '@exam/shared-schema/attempt';
import { putSavedPaper } from '../../test/paper.ts';
import { testReceipt, testResult } from '../../test/results.ts';
import { START, ScriptedDevice } from '../../test/scripted-device.ts';
import { testStudent } from '../../test/student.ts';
import { TabLocks } from '../../test/tab-locks.ts';
import { openRoom } from '../attempt/attempt-room.ts';
import { eventsOf, startAttempt } from '../attempt/attempts.ts';
import { openDatabase, type AttemptRow, type ExamDatabase, type OutboxRow } from '../database/database.ts';
import { endSession, startSession } from '../session/session.ts';
import { dexiePorts, drain, handInBody } from './outbox.ts';
import { clockOffset } from '../platform/server-clock.ts';

const SYNC = '/api/test-attempts/sync';

let device: ScriptedDevice;
let database: ExamDatabase;
let counter = 0;

beforeEach(() => {
  device = new ScriptedDevice();
  database = openDatabase(`outbox-${(counter += 1)}`, device.edge);
});

/**
 * An attempt sealed after 90.6 s, and its outbox entry.
 * @param setTo the wall clock's value before the answer, epoch ms.
 */
async function sealed(userId = 'u1', by: 'student' | 'clock' = 'student', setTo?: number) {
  const attempt = await startAttempt(database, await putSavedPaper(database, userId));
  const opened = await openRoom(database, attempt.attemptId);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  device.wait(90_600);
  device.at = setTo ?? device.at;
  opened.room.act({ type: 'answered', questionId: 'q1', answer: 'a' });
  await opened.room.seal(by);
  await opened.room.close();
  return { attempt, entry: await entryOf(attempt) };
}

async function entryOf({ attemptId }: AttemptRow): Promise<OutboxRow> {
  const entry = await database.outbox.get(attemptId);
  if (entry === undefined) throw new Error('Nothing waits');
  return entry;
}

describe('[SY4] what was acknowledged', () => {
  it('[SY4] leaves the outbox with its receipt and its result', async () => {
    const { entry } = await sealed();
    await startSession(database, testStudent('u1'), 'token');
    const { attemptId } = entry;
    const [receipt, result] = [testReceipt(attemptId), testResult(attemptId)];
    await dexiePorts(database).accept(entry, receipt, result);
    expect(await database.outbox.count()).toBe(0);
    const kept = { attemptId, userId: 'u1', storedAt: device.at };
    expect(await database.receipts.toArray()).toEqual([{ ...kept, receipt }]);
    expect(await database.results.toArray()).toEqual([{ ...kept, result, unopenedBy: 'u1' }]);
  });

  it('[AC54] after a sign-out leaves it with its receipt alone', async () => {
    const { entry } = await sealed();
    await startSession(database, testStudent('u1'), 'token');
    await endSession(database);
    const { attemptId } = entry;
    await dexiePorts(database).accept(entry, testReceipt(attemptId), testResult(attemptId));
    const { outbox, receipts, results } = database;
    expect([await outbox.count(), await receipts.count(), await results.count()]).toEqual([0, 1, 0]);
  });

  it('[SY11] leaves it without a result where there is none that can be read', async () => {
    const { entry } = await sealed();
    await dexiePorts(database).accept(entry, testReceipt(entry.attemptId), null);
    expect([await database.outbox.count(), await database.results.count()]).toEqual([0, 0]);
  });

  it('[SY4] is not put back by a failure that is noted afterwards', async () => {
    const [{ entry: gone }, { entry: there }] = [await sealed('u1'), await sealed('u2')];
    const { accept, keep } = dexiePorts(database);
    await accept(gone, testReceipt(gone.attemptId), null);
    await keep([gone, there].map((entry) => ({ ...entry, tries: 7 })));
    expect(await database.outbox.toArray()).toEqual([{ ...there, tries: 7 }]);
  });
});

describe('[SY2] sending', () => {
  it('[SY2] begins with what was sealed first, and is for one drainer at a time', async () => {
    const rows = [await sealed('u1'), await sealed('u2'), await sealed('u3')].map(({ entry }) => entry);
    const sealedAt = [30, 10, 20];
    for (const [place, entry] of rows.entries())
      await database.outbox.put({ ...entry, sealedAt: sealedAt[place] ?? 0 });
    const waiting = await dexiePorts(database).waiting();
    expect(waiting.map((entry) => entry.sealedAt)).toEqual([10, 20, 30]);
    const tabs = new TabLocks();
    const guarded = openDatabase(database.name, { ...device.edge, locks: tabs.manager });
    let second: Promise<unknown> = Promise.resolve('not asked');
    device.answer = async () => {
      second = drain(guarded);
      await second;
      return Response.error();
    };
    expect(await drain(guarded)).toMatchObject({ waiting: 3 });
    expect(await second).toBeUndefined();
  });

  it('[SY2] waits for its turn, unless it is asked for by hand', async () => {
    const { attempt } = await sealed();
    await drain(database);
    await drain(database);
    expect(device.asked).toHaveLength(1);
    await drain(database, true);
    expect(device.asked).toHaveLength(2);
    expect(await entryOf(attempt)).toMatchObject({
      tries: 2,
      lastError: { message: 'No response from server. Please check your internet connection.' },
    });
    expect(await clockOffset(database)).toBeNull();
  });

  it('[SY5] a refusal is told in the words of the server', async () => {
    const { attempt } = await sealed();
    const refusal = { success: false, code: 'RATE_LIMITED', message: 'Too many at once.', error: 'x' };
    device.answer = () => Response.json(refusal, { status: 429 });
    await drain(database);
    expect(await entryOf(attempt)).toMatchObject({ lastError: { message: 'Too many at once.' } });
  });

  it('[AT20] measures the clock of the server where it answers', async () => {
    const headers = { 'x-server-time': String(device.at + 5_000) };
    device.answer = () => Response.json({ success: true, data: [], serverTime: '' }, { headers });
    expect((await dexiePorts(database).send([])).ok).toBe(true);
    expect(device.asked).toEqual([{ path: SYNC, body: { attempts: [], results: 'summary' } }]);
    expect(await clockOffset(database)).toMatchObject({ offsetMs: 5_000 });
  });
});

describe('[SY12] what is handed in', () => {
  it('[SY12] is read from the disk once', async () => {
    const { attempt } = await sealed();
    const events = await eventsOf(database, attempt.attemptId);
    let read = 0;
    database.events.hook('reading', (event) => {
      read += 1;
      return event;
    });
    await drain(database);
    expect(device.asked.map(({ path }) => path)).toEqual([SYNC]);
    expect(read).toBe(events.length);
  });

  it('[AT2] is the log itself, with what it says of answers and time', async () => {
    const { attempt, entry } = await sealed();
    const body = await handInBody(database, attempt.attemptId);
    expect(body).toMatchObject({
      attemptId: attempt.attemptId,
      submissionType: 'final',
      totalTimeTaken: 91,
      startedAt: new Date(START).toISOString(),
      submittedAt: new Date(device.at).toISOString(),
      clock: { offsetMs: null, measuredAt: null },
      log: { head: entry.head, events: logText(await eventsOf(database, attempt.attemptId)) },
    });
    expect(body.responses.map(({ questionId }) => questionId)).toEqual(['q1', 'q2', 'q3']);
  });

  it('[AT22] says that the clock sealed it, and how far the clock of the device was off', async () => {
    const { attempt } = await sealed('u1', 'clock');
    const measured = { offsetMs: 12, errorMs: 1, measuredAt: START };
    await database.meta.put({ key: 'clockOffset', value: measured });
    expect(await handInBody(database, attempt.attemptId)).toMatchObject({
      submissionType: 'auto',
      clock: { offsetMs: 12, measuredAt: START },
    });
  });

  it('[SY5] names no time that none of ours can be, and is handed in all the same', async () => {
    device.at = 0;
    const { attempt } = await sealed();
    const body = await handInBody(database, attempt.attemptId);
    expect([body.startedAt, body.submittedAt]).toEqual([undefined, undefined]);
    expect(body.totalTimeTaken).toBe(91);
  });

  it('[SY5] names neither time where the clock was put right in between', async () => {
    device.at = 0;
    const { attempt } = await sealed('u1', 'student', START);
    const body = await handInBody(database, attempt.attemptId);
    expect([body.startedAt, body.submittedAt]).toEqual([undefined, undefined]);
  });

  it('[SY6] says how far it came where it was never sealed here', async () => {
    const attempt = await startAttempt(database, await putSavedPaper(database, 'u1'));
    const opened = await openRoom(database, attempt.attemptId);
    if (opened.kind !== 'open') throw new Error(opened.kind);
    device.wait(12_000);
    opened.room.act({ type: 'visited', questionId: 'q1' });
    await opened.room.retry();
    await opened.room.close();
    const submittedAt = new Date(device.at).toISOString();
    device.wait(60_000);
    expect(await handInBody(database, attempt.attemptId)).toMatchObject({ totalTimeTaken: 12, submittedAt });
  });

  it('[SY10] needs the paper, or at least its questions, on the device', async () => {
    const { attempt } = await sealed();
    const { attemptId } = attempt;
    await database.packages.clear();
    await expect(handInBody(database, attemptId)).rejects.toThrow('The paper of this attempt');
    await database.attempts.update(attemptId, { questionIds: ['q3', 'q1'] });
    const { responses } = await handInBody(database, attemptId);
    expect(responses.map(({ questionId }) => questionId)).toEqual(['q3', 'q1']);
    await database.attempts.delete(attemptId);
    await expect(handInBody(database, attemptId)).rejects.toThrow('The attempt is not on this device.');
  });
});
