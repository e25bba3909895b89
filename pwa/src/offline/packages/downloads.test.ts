import type { Receipt } from '@exam/shared-schema/attempt';
import { beforeEach, describe, expect, it } from 'vitest';
import { putSavedPaper, testPaper } from '../../test/paper.ts';
import { openRoom } from '../attempt/attempt-room.ts';
import { startAttempt } from '../attempt/attempts.ts';
import { openDatabase, type AttemptRow, type ExamDatabase } from '../database/database.ts';
import { downloadsOf, removePackage } from './downloads.ts';
import { handInBody } from '../sync/outbox.ts';
import { handInMoved } from '../attempt/resume.ts';

let database: ExamDatabase;
let counter = 0;

beforeEach(() => {
  database = openDatabase(`downloads-${(counter += 1)}`);
});

async function sealed(): Promise<AttemptRow> {
  const row = await startAttempt(database, await putSavedPaper(database, 'u1'));
  const opened = await openRoom(database, row.attemptId);
  if (opened.kind !== 'open') throw new Error('The room did not open');
  opened.room.act({ type: 'answered', questionId: 'q1', answer: 'a' });
  await opened.room.seal('student');
  await opened.room.close();
  return row;
}

describe('the papers on this device', () => {
  it('[PK6] are those of this user alone, a line for each whatever its versions', async () => {
    await putSavedPaper(database, 'u1');
    await putSavedPaper(database, 'u1', testPaper({ title: 'A newer version' }));
    await putSavedPaper(database, 'u2', testPaper({ testId: 'paper-2' }));
    const downloads = await downloadsOf(database, 'u1');
    expect(downloads).toMatchObject([
      { testId: 'paper-1', questions: 3, minutes: 60, bytes: 2000, hold: null },
    ]);
  });

  it('[PK7] stay while an attempt at them is open, or not with the server', async () => {
    const row = await startAttempt(database, await putSavedPaper(database, 'u1'));
    expect(await downloadsOf(database, 'u1')).toMatchObject([{ hold: 'open' }]);
    expect(await removePackage(database, 'u1', 'paper-1')).toEqual({ ok: false, hold: 'open' });
    const opened = await openRoom(database, row.attemptId);
    if (opened.kind !== 'open') throw new Error('The room did not open');
    await opened.room.seal('student');
    await opened.room.close();
    expect(await removePackage(database, 'u1', 'paper-1')).toEqual({ ok: false, hold: 'unsent' });
    expect(await database.packages.count()).toBe(1);
  });

  it('[PK7] [SY6] stay while an attempt that another device went on with can still be handed in here', async () => {
    const { attemptId, userId } = await startAttempt(database, await putSavedPaper(database, 'u1'));
    await database.attempts.update(attemptId, { status: 'moved' });
    expect(await downloadsOf(database, 'u1')).toMatchObject([{ hold: 'moved' }]);
    expect(await removePackage(database, 'u1', 'paper-1')).toEqual({ ok: false, hold: 'moved' });
    expect(await handInMoved(database, attemptId)).toBe(true);

    await database.attempts.update(attemptId, { status: 'moved' });
    await database.outbox.delete(attemptId);
    // The other device has handed it in, and the server's receipt is stored here.
    await database.receipts.put({ attemptId, userId, receipt: {} as Receipt, storedAt: 0 });
    expect(await removePackage(database, 'u1', 'paper-1')).toEqual({ ok: true });
  });

  it('[PK7] go with all their versions and images, and nobody else’s', async () => {
    const { packageVersion } = await putSavedPaper(database, 'u1');
    await putSavedPaper(database, 'u2');
    const image = { testId: 'paper-1', packageVersion, url: '/a.svg', blob: new Blob(['a']) };
    await database.images.bulkPut([
      { userId: 'u1', ...image },
      { userId: 'u2', ...image },
    ]);
    expect(await removePackage(database, 'u1', 'paper-1')).toEqual({ ok: true });
    expect((await database.packages.toArray()).map((row) => row.userId)).toEqual(['u2']);
    expect((await database.images.toArray()).map((row) => row.userId)).toEqual(['u2']);
  });

  it('[PK7] [SY10] leave behind what a restored server may ask for again', async () => {
    const { attemptId } = await sealed();
    const before = await handInBody(database, attemptId);
    await database.outbox.delete(attemptId);
    await removePackage(database, 'u1', 'paper-1');
    expect(await database.packages.count()).toBe(0);
    expect(await handInBody(database, attemptId)).toEqual(before);
  });
});
