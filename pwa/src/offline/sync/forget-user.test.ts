import type { Table } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { putSavedPaper, testPaper } from '../../test/paper.ts';
import { testResult } from '../../test/results.ts';
import { testStudent } from '../../test/student.ts';
import { startAttempt } from '../attempt/attempts.ts';
import { openDatabase } from '../database/database.ts';
import { GUEST } from '../database/own-row.ts';
import { startSession } from '../session/session.ts';
import { forgetUser, onlyHere } from './forget-user.ts';

const database = openDatabase('forget-user');

beforeEach(() => Promise.all(database.tables.map((table) => table.clear())));

/** Stores a row of the user in every table. */
async function leaveThings(userId: string): Promise<void> {
  const saved = await putSavedPaper(database, userId, testPaper({ testId: `paper of ${userId}` }));
  const { attemptId, testId, title } = await startAttempt(database, saved);
  const { packageVersion } = saved;
  await database.images.put({ userId, testId, packageVersion, url: '/x', blob: new Blob(['x']) });
  await database.roughWork.put({ attemptId, questionId: 'q1', notes: 'Half of it', strokes: [] });
  const result = testResult(attemptId);
  await database.results.put({ attemptId, userId, result, storedAt: 1 });
  await database.receipts.put({ attemptId, userId, receipt: result.receipt, storedAt: 1 });
  await database.seenAnswers.put({ owner: userId, key: 'k', answer: {}, storedAt: 1, lookedAt: 1 });
  await database.meta.put({ key: `exam-choice ${userId}`, value: 'all' });
  await database.outbox.put({
    ...{ attemptId, userId, testId, title, head: 'a', sealedAt: 1, state: 'waiting', tries: 0 },
    ...{ firstFailureAt: null, nextTryAt: 1, lastError: null },
  });
}

async function everything(): Promise<Record<string, unknown[]>> {
  const rows = database.tables.map(async (table: Table) => [table.name, await table.toArray()] as const);
  return Object.fromEntries(await Promise.all(rows));
}

test('[OD7] of the student who goes nothing stays on the device, and of another everything', async () => {
  await leaveThings('ravi');
  const before = await everything();
  await leaveThings('asha');
  await forgetUser(database, 'asha');
  const after = await everything();
  expect(after).toEqual(before);
  expect(JSON.stringify(after)).not.toContain('asha');
});

test('[OD7] [PK19] what was sat as a guest and given to the account goes with it', async () => {
  const guests = await putSavedPaper(database, GUEST, testPaper({ testId: 'try-out' }));
  await startAttempt(database, guests);
  await startSession(database, testStudent('asha'), 'token');
  await forgetUser(database, 'ravi');
  expect(await database.attempts.count()).toBe(1);
  await forgetUser(database, 'asha');
  expect([await database.attempts.count(), await database.events.count()]).toEqual([0, 0]);
});

test('[OD7] exams in progress and hand-ins that wait are what only this device has', async () => {
  await leaveThings('asha');
  expect(await onlyHere(database, 'ravi')).toEqual([]);
  expect(await onlyHere(database, 'asha')).toHaveLength(1);
});
