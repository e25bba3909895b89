import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { putSavedPaper } from '../../test/paper.ts';
import { openRoom } from '../attempt/attempt-room.ts';
import { eventsOf, startAttempt, stateOf } from '../attempt/attempts.ts';
import { openDatabase, type AttemptRow, type ExamDatabase } from '../database/database.ts';
import { encryptHandIn } from '../hand-in-file/hand-in-file.ts';
import { drain } from './outbox.ts';
import { confirmSeals, returnLostTime } from './provisional-seal.ts';

const DAY = 24 * 3_600_000;
const START = 1_800_000_000_000;
const TIME = '*/api/test-attempts/:attemptId/time';

const server = setupServer();
let database: ExamDatabase;
let attempt: AttemptRow;
let counter = 0;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  database = openDatabase(`provisional-${(counter += 1)}`);
  await database.meta.put({ key: 'clockOffset', value: { offsetMs: 0, errorMs: 0, measuredAt: START } });
  attempt = await startAttempt(database, await putSavedPaper(database, 'u1'));
  await leftByAnEarlierPage();
});

async function leftByAnEarlierPage(): Promise<void> {
  await database.events.toCollection().modify((event) => {
    if ('session' in event) event.session = 'an-earlier-page';
  });
}

/** Checks the waiting entries like a drain does. */
async function look(): Promise<void> {
  await confirmSeals(database, await database.outbox.toArray());
}

/** The server's clock, independent of the device's. */
function serverTime(epochMs: number): void {
  server.use(
    http.post(TIME, async ({ request }) => {
      const { startedAt, head } = (await request.json()) as { startedAt: number; head: string };
      const data = { elapsedMs: Math.max(0, epochMs - startedAt), at: epochMs, word: `word for ${head}` };
      return HttpResponse.json({ success: true, data }, { headers: { 'x-server-time': String(epochMs) } });
    }),
  );
}

describe('[ST12] a wall clock that was moved a day forward while the app was closed', () => {
  it('[ST12] seals at reopening, and opens again once the server shows time left', async () => {
    vi.setSystemTime(START + DAY);
    expect((await openRoom(database, attempt.attemptId)).kind).toBe('sealed');
    serverTime(START + 600_000);
    await look();
    const row = await database.attempts.get(attempt.attemptId);
    expect(row).toMatchObject({ status: 'open', head: null });
    expect(await database.outbox.count()).toBe(0);
    const opened = await openRoom(database, attempt.attemptId);
    if (opened.kind !== 'open') throw new Error(opened.kind);
    expect(Math.round(opened.room.remainingMs() / 60_000)).toBe(50);
    await opened.room.close();
  });

  it('[ST69] the log has the word of the server for what came back, and for this place of it', async () => {
    vi.setSystemTime(START + DAY);
    await openRoom(database, attempt.attemptId);
    const sealed = (await eventsOf(database, attempt.attemptId)).at(-1);
    serverTime(START + 600_000);
    await look();
    expect((await eventsOf(database, attempt.attemptId)).at(-1)).toMatchObject({
      type: 'resumed',
      reason: 'time-left',
      elapsedMs: 600_000,
      word: `word for ${sealed?.hash ?? ''}`,
    });
  });

  it('[ST69] stays sealed where the server gives no word', async () => {
    vi.setSystemTime(START + DAY);
    await openRoom(database, attempt.attemptId);
    const refusal = { success: false, code: 'REFUSED', message: 'No.', error: 'No.' };
    server.use(http.post(TIME, () => HttpResponse.json(refusal, { status: 422 })));
    await look();
    expect((await stateOf(database, attempt)).status).toBe('sealed');
    expect(await database.outbox.toArray()).toMatchObject([{ sealConfirmed: true }]);
  });

  it('[ST12] [ST17] gives lost time back to an attempt that is still open, once the server shows it', async () => {
    vi.setSystemTime(START + 2_400_000);
    const opened = await openRoom(database, attempt.attemptId);
    if (opened.kind !== 'open') throw new Error(opened.kind);
    const minutesLeft = () => Math.round(opened.room.remainingMs() / 60_000);
    expect(minutesLeft()).toBe(20);
    serverTime(START + 600_000);
    await returnLostTime(database, opened.room);
    expect(minutesLeft()).toBe(50);
    await returnLostTime(database, opened.room);
    await opened.room.retry();
    const given = (await eventsOf(database, attempt.attemptId)).filter(
      (event) => event.type === 'resumed' && event.reason === 'time-left',
    );
    expect(given).toHaveLength(1);
    await opened.room.close();
  });

  it('[ST12] takes no time away: a clock that was moved back is as it was', async () => {
    vi.setSystemTime(START + 60_000);
    const opened = await openRoom(database, attempt.attemptId);
    if (opened.kind !== 'open') throw new Error(opened.kind);
    serverTime(START + 1_200_000);
    await returnLostTime(database, opened.room);
    expect(Math.round(opened.room.remainingMs() / 60_000)).toBe(59);
    await opened.room.close();
  });

  it('[ST12] stays sealed where the time is really over', async () => {
    vi.setSystemTime(START + DAY);
    await openRoom(database, attempt.attemptId);
    serverTime(START + DAY);
    await look();
    expect((await stateOf(database, attempt)).status).toBe('sealed');
    expect(await database.outbox.count()).toBe(1);
  });

  it('[ST12] stays sealed, waits and is not sent while the server cannot be asked for the time', async () => {
    vi.setSystemTime(START + DAY);
    await openRoom(database, attempt.attemptId);
    let sent = 0;
    server.use(
      http.post(TIME, () => HttpResponse.error()),
      http.post('*/api/test-attempts/sync', () => {
        sent += 1;
        return HttpResponse.error();
      }),
    );
    const report = await drain(database);
    expect([sent, report?.waiting]).toEqual([0, 1]);
    expect(report?.nextTryAt).toBeGreaterThan(START + DAY);
    expect(await database.outbox.get(attempt.attemptId)).toMatchObject({
      tries: 1,
      lastError: { code: 'NETWORK' },
    });
  });

  it('[ST12] is not sent by a drain that had asked for the time before it was sealed', async () => {
    const second = await startAttempt(database, await putSavedPaper(database, 'u2'));
    await leftByAnEarlierPage();
    vi.setSystemTime(START + DAY);
    await openRoom(database, attempt.attemptId);
    let sent = 0;
    server.use(
      http.post(TIME, async () => {
        expect((await openRoom(database, second.attemptId)).kind).toBe('sealed');
        return HttpResponse.error();
      }),
      http.post('*/api/test-attempts/sync', () => {
        sent += 1;
        return HttpResponse.error();
      }),
    );
    const report = await drain(database);
    expect([sent, report?.waiting]).toEqual([0, 2]);
  });

  it('[ST12] is not opened any more once a file was made of it', async () => {
    vi.setSystemTime(START + DAY);
    await openRoom(database, attempt.attemptId);
    const [entry] = await database.outbox.toArray();
    if (entry === undefined) throw new Error('Nothing waits');
    server.use(
      http.post(TIME, async () => {
        // The ticket of this test has no key, so the file fails after the seal was made final.
        await expect(encryptHandIn(database, attempt.attemptId)).rejects.toThrow();
        return HttpResponse.json({ success: true, data: { elapsedMs: 0, at: START, word: 'word' } });
      }),
    );
    const { final } = await confirmSeals(database, [entry]);
    expect(final).toEqual([{ ...entry, sealConfirmed: true }]);
    expect((await stateOf(database, attempt)).status).toBe('sealed');
  });

  it('[ST12] is not opened any more once it may have been sent, whatever the clocks say then', async () => {
    vi.setSystemTime(START + DAY);
    await openRoom(database, attempt.attemptId);
    let sent = 0;
    server.use(
      http.post('*/api/test-attempts/sync', () => {
        sent += 1;
        return HttpResponse.error();
      }),
    );
    serverTime(START + DAY);
    await drain(database);
    expect(sent).toBe(1);
    serverTime(START + 600_000);
    await drain(database, true);
    expect(sent).toBe(2);
    expect((await stateOf(database, attempt)).status).toBe('sealed');
    expect(await database.outbox.count()).toBe(1);
  });

  it("[ST12] a student's own seal is never taken back", async () => {
    const opened = await openRoom(database, attempt.attemptId);
    if (opened.kind !== 'open') throw new Error(opened.kind);
    await opened.room.seal('student');
    await opened.room.close();
    await look();
    expect(await database.outbox.count()).toBe(1);
  });
});
