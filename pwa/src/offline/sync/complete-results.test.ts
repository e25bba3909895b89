import type { AttemptResult, HandInResult } from '@exam/shared-schema/contract';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { browserEdge } from '../../api/index.ts';
import { testResult, testScoreOnly } from '../../test/results.ts';
import { testStudent } from '../../test/student.ts';
import { completeResults, keepResult } from './complete-results.ts';
import { noteOpened, unopenedResults } from './stored-result.ts';
import { openDatabase, type ExamDatabase } from '../database/database.ts';
import { endSession, startSession } from '../session/session.ts';

let database: ExamDatabase;
let counter = 0;
let asked: string[];
let answers: Record<string, AttemptResult | number>;

const asha = testStudent('asha');

beforeEach(async () => {
  asked = [];
  answers = {};
  database = openDatabase(`complete-${(counter += 1)}`, { ...browserEdge, fetch: serve });
  await startSession(database, asha, 'token', null);
});

function serve(url: string): Promise<Response> {
  const attemptId = url.split('/').at(-1) ?? '';
  asked.push(attemptId);
  const answer = answers[attemptId];
  if (answer === undefined) return Promise.reject(new TypeError('No line'));
  if (typeof answer === 'number')
    return Promise.resolve(Response.json({ success: false, code: 'NOT_FOUND' }, { status: answer }));
  return Promise.resolve(Response.json({ success: true, data: answer }));
}

async function putSummary(attemptId: string, userId = asha._id, flags: string[] = []): Promise<void> {
  const { detailedResults: _later, ...score } = testResult(attemptId);
  const result: HandInResult = { ...score, flags, status: 'summary' };
  await database.results.put({ attemptId, userId, result, storedAt: 1 });
}

const statusOf = async (attemptId: string) => (await database.results.get(attemptId))?.result.status;

describe('[SY14] the questions of a result', () => {
  it('take the place of its summary, and are not asked for again', async () => {
    await putSummary('a1');
    answers = { a1: testResult('a1') };
    expect(await completeResults(database)).toBe(0);
    expect(await statusOf('a1')).toBe('scored');
    expect((await database.receipts.get('a1'))?.receipt.signature).toBe('of a1');
    expect(await completeResults(database)).toBe(0);
    expect(asked).toEqual(['a1']);
  });

  it('[ST71] are not asked for again once the server has said that there will be none', async () => {
    await putSummary('a1');
    answers = { a1: testScoreOnly('a1') };
    expect(await completeResults(database)).toBe(0);
    expect(await statusOf('a1')).toBe('score-only');
    expect(await completeResults(database)).toBe(0);
    expect(asked).toEqual(['a1']);
  });

  it('leave the summary where the line is dead, and are asked for again', async () => {
    await putSummary('a1');
    await putSummary('a2');
    expect(await completeResults(database)).toBe(2);
    expect(asked).toEqual(['a1']);
    expect(await statusOf('a1')).toBe('summary');
    answers = { a1: testResult('a1'), a2: testResult('a2') };
    expect(await completeResults(database)).toBe(0);
  });

  it('of one attempt that a restored server lacks keep those of no other back', async () => {
    await putSummary('a1');
    await putSummary('a2');
    answers = { a1: 404, a2: testResult('a2') };
    expect(await completeResults(database)).toBe(1);
    expect(await statusOf('a2')).toBe('scored');
  });

  it('[SY6] leave a log that lost to another one its own receipt and the word of it', async () => {
    await putSummary('a1', asha._id, ['superseded']);
    const receipt = { ...testResult('a1').receipt, head: 'b'.repeat(64) };
    await database.receipts.put({ attemptId: 'a1', userId: asha._id, receipt, storedAt: 1 });
    answers = { a1: testResult('a1') };
    await completeResults(database);
    expect((await database.receipts.get('a1'))?.receipt).toEqual(receipt);
    expect((await database.results.get('a1'))?.result).toMatchObject({ flags: ['superseded'], receipt });
  });

  it('[AC54] that were removed at a sign-out are asked for after the next login, by their receipts', async () => {
    await putSummary('a1');
    const { receipt } = testResult('a1');
    await database.receipts.put({ attemptId: 'a1', userId: asha._id, receipt, storedAt: 1 });
    await endSession(database);
    expect(await statusOf('a1')).toBeUndefined();
    answers = { a1: testResult('a1') };
    expect(await completeResults(database)).toBe(0);
    expect(asked).toEqual([]);
    await startSession(database, asha, 'token', null);
    expect(await completeResults(database)).toBe(0);
    expect(await statusOf('a1')).toBe('scored');
  });

  it('[AC54] that arrive after a sign-out are not stored', async () => {
    await putSummary('a1');
    answers = { a1: testResult('a1') };
    await endSession(database);
    await keepResult(database, asha._id, testResult('a1'));
    expect(await statusOf('a1')).toBeUndefined();
  });

  it('are requested only for the signed-in user', async () => {
    await putSummary('a1', 'ravi');
    expect(await completeResults(database)).toBe(0);
    expect(asked).toEqual([]);
  });
});

test('[PK18] a result that came stays new until its page was open, also when its questions come; another user does not open it', async () => {
  const attemptId = 'a1';
  await putSummary(attemptId);
  await database.results.update(attemptId, { unopenedBy: asha._id });
  answers = { a1: testResult(attemptId) };
  await completeResults(database);
  await noteOpened(database, attemptId, 'ravi');
  const unopened = async (userId: string) =>
    (await unopenedResults(database, userId)).map((row) => [row.attemptId, row.result.status]);
  expect(await unopened(asha._id)).toEqual([[attemptId, 'scored']]);
  expect(await unopened('ravi')).toEqual([]);
  await noteOpened(database, attemptId, asha._id);
  expect(await unopened(asha._id)).toEqual([]);
});
