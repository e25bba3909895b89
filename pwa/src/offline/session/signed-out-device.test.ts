import type { Table } from 'dexie';
import { beforeEach, describe, expect, test } from 'vitest';
import { putSavedPaper, testPaper } from '../../test/paper.ts';
import { testResult } from '../../test/results.ts';
import { testStudent } from '../../test/student.ts';
import { startAttempt } from '../attempt/attempts.ts';
import { openDatabase, type NotebookEntryRow } from '../database/database.ts';
import { emptyCard } from '../notebook/card-row.ts';
import { endSession, expireSession, startSession } from './session.ts';

const database = openDatabase('signed-out-device');

beforeEach(() => Promise.all(database.tables.map((table) => table.clear())));

const asha = testStudent('asha');

/** What a student leaves on a device: an exam in progress, one that waits, a result, a notebook, a profile. */
async function leaveThings(userId: string): Promise<void> {
  const saved = await putSavedPaper(database, userId, testPaper({ testId: `paper of ${userId}` }));
  const { attemptId, testId, title } = await startAttempt(database, saved);
  await database.roughWork.put({ attemptId, questionId: 'q1', notes: 'Half of it', strokes: [] });
  await database.outbox.put({
    ...{ attemptId, userId, testId, title, head: 'a', sealedAt: 1, state: 'waiting', tries: 0 },
    ...{ firstFailureAt: null, nextTryAt: 1, lastError: null },
  });
  const result = testResult(`sent by ${userId}`);
  await database.results.put({ attemptId: result.attemptId, userId, result, storedAt: 1 });
  await database.receipts.put({ attemptId: result.attemptId, userId, receipt: result.receipt, storedAt: 1 });
  const profile = { email: `${userId}@example.com`, fullName: 'Asha Sharma' };
  await database.seenAnswers.put({
    owner: userId,
    key: 'profile',
    answer: profile,
    storedAt: 1,
    lookedAt: 1,
  });
  await leaveNotebook(userId);
}

async function leaveNotebook(userId: string): Promise<void> {
  const note = (id: string, state: Partial<NotebookEntryRow>) =>
    database.notebookEntries.put({
      userId,
      id,
      questionId: 'q1',
      kind: 'note',
      text: id,
      at: 1,
      ...state,
    } as NotebookEntryRow);
  await note('synced', {});
  await note('unsent', { unsentOf: userId });
  await note('refused', { refusedOf: userId, refusedAt: 1 });
  await database.notebookCards.put({ ...emptyCard(userId, 'q1'), note: 'unsent' });
  await database.notebookImages.put({ userId, url: '/x', blob: new Blob(['x']) });
  await database.meta.put({ key: `notebook ${userId}`, value: { entries: 7, cards: '9' } });
  await database.meta.put({ key: `notebook-up-to-date ${userId}`, value: 1 });
}

const rowsOf = async (table: Table) => (await table.toArray()) as readonly { readonly userId: string }[];
const countOf = async (table: Table, userId: string) =>
  (await rowsOf(table)).filter((row) => row.userId === userId).length;

async function expectOnlyWhatNobodyElseHas(userId: string): Promise<void> {
  const { results, receipts, attempts, outbox, packages, roughWork, events } = database;
  const { notebookEntries, notebookCards, notebookImages } = database;
  expect(
    await Promise.all([results, notebookCards, notebookImages].map((each) => countOf(each, userId))),
  ).toEqual([0, 0, 0]);
  expect(await database.seenAnswers.where('owner').equals(userId).count()).toBe(0);
  expect(JSON.stringify(await database.session.toArray())).not.toContain(userId);
  expect(
    await Promise.all([attempts, outbox, packages, receipts].map((each) => countOf(each, userId))),
  ).toEqual([1, 1, 1, 1]);
  expect([await roughWork.count(), (await events.count()) > 0]).toEqual([1, true]);
  const entries = await notebookEntries.toArray();
  expect(entries.map(({ id }) => id).sort()).toEqual(['refused', 'unsent']);
  const meta = (await database.meta.toArray()).map(({ key }) => key);
  expect(meta.filter((key) => key.startsWith('notebook'))).toEqual([]);
}

describe('[AC54] a device after its student', () => {
  test('signed out has what only it has, and nothing that the server sends again', async () => {
    await startSession(database, asha, 'token');
    await leaveThings('asha');
    await endSession(database);
    await expectOnlyWhatNobodyElseHas('asha');
    expect(JSON.stringify(await database.seenAnswers.toArray())).not.toContain('@');
  });

  test('whose session was left behind is left like this when another one signs in', async () => {
    await startSession(database, asha, 'token');
    await leaveThings('asha');
    await expireSession(database, 'token');
    expect(await database.results.count()).toBe(1);
    await startSession(database, testStudent('ravi'), 'other');
    await expectOnlyWhatNobodyElseHas('asha');
  });

  test('who signs in again after an expired session finds everything there', async () => {
    await startSession(database, asha, 'token');
    await leaveThings('asha');
    await expireSession(database, 'token');
    await startSession(database, asha, 'newer');
    expect([await database.results.count(), await database.notebookCards.count()]).toEqual([1, 1]);
  });

  test('has all of another student', async () => {
    await leaveThings('ravi');
    const before = await Promise.all(database.tables.map((table) => table.toArray()));
    await startSession(database, asha, 'token');
    await endSession(database);
    await database.meta.delete('signedOut');
    expect(await Promise.all(database.tables.map((table) => table.toArray()))).toEqual(before);
  });
});
