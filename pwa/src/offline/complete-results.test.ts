import type { Receipt } from '@exam/shared-schema/attempt';
import type { HandInResult, ScoredResult } from '@exam/shared-schema/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserEdge } from '../api/index.ts';
import { testStudent } from '../test/student.ts';
import { completeResults } from './complete-results.ts';
import { openDatabase, type ExamDatabase } from './database.ts';
import { startSession } from './session.ts';

let database: ExamDatabase;
let counter = 0;
let asked: string[];
let answers: Record<string, ScoredResult | number>;

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

function scored(attemptId: string): ScoredResult {
  const digest = 'a'.repeat(64);
  const receipt: Receipt = {
    attemptId,
    testId: 'paper',
    userDigest: digest,
    head: digest,
    answersDigest: digest,
    receivedAt: '2026-01-05T09:01:01.000Z',
    keyId: 'k1',
    backedUpThrough: null,
    signature: `of ${attemptId}`,
  };
  return {
    attemptId,
    testId: 'paper',
    testTitle: 'Paper',
    flags: [],
    receipt,
    status: 'scored',
    totalQuestions: 1,
    correctAnswers: 1,
    wrongAnswers: 0,
    unanswered: 0,
    totalScore: 4,
    totalScoreExact: '4',
    totalMarks: 4,
    percentage: 100,
    accuracy: 100,
    timeSpent: 60,
    startedAt: '2026-01-05T09:00:00.000Z',
    submittedAt: '2026-01-05T09:01:00.000Z',
    topicWiseStats: [],
    sectionWiseStats: [],
    marking: { engineVersion: 1, scheme: 'JEE', schemeVersion: 1, keyVersion: 1 },
    detailedResults: [],
  };
}

async function putSummary(attemptId: string, userId = asha._id, flags: string[] = []): Promise<void> {
  const { detailedResults: _later, ...score } = scored(attemptId);
  const result: HandInResult = { ...score, flags, status: 'summary' };
  await database.results.put({ attemptId, userId, result, storedAt: 1 });
}

const statusOf = async (attemptId: string) => (await database.results.get(attemptId))?.result.status;

describe('[SY14] the questions of a result', () => {
  it('take the place of its summary, and are not asked for again', async () => {
    await putSummary('a1');
    answers = { a1: scored('a1') };
    expect(await completeResults(database)).toBe(0);
    expect(await statusOf('a1')).toBe('scored');
    expect((await database.receipts.get('a1'))?.receipt.signature).toBe('of a1');
    expect(await completeResults(database)).toBe(0);
    expect(asked).toEqual(['a1']);
  });

  it('leave the summary where the line is dead, and are asked for again', async () => {
    await putSummary('a1');
    await putSummary('a2');
    expect(await completeResults(database)).toBe(2);
    expect(asked).toEqual(['a1']);
    expect(await statusOf('a1')).toBe('summary');
    answers = { a1: scored('a1'), a2: scored('a2') };
    expect(await completeResults(database)).toBe(0);
  });

  it('of one attempt that a restored server lacks keep those of no other back', async () => {
    await putSummary('a1');
    await putSummary('a2');
    answers = { a1: 404, a2: scored('a2') };
    expect(await completeResults(database)).toBe(1);
    expect(await statusOf('a2')).toBe('scored');
  });

  it('[SY6] leave a log that lost to another one its own receipt and the word of it', async () => {
    await putSummary('a1', asha._id, ['superseded']);
    const receipt = { ...scored('a1').receipt, head: 'b'.repeat(64) };
    await database.receipts.put({ attemptId: 'a1', userId: asha._id, receipt, storedAt: 1 });
    answers = { a1: scored('a1') };
    await completeResults(database);
    expect((await database.receipts.get('a1'))?.receipt).toEqual(receipt);
    expect((await database.results.get('a1'))?.result).toMatchObject({ flags: ['superseded'], receipt });
  });

  it('are asked for in the name of nobody else', async () => {
    await putSummary('a1', 'ravi');
    expect(await completeResults(database)).toBe(0);
    expect(asked).toEqual([]);
  });
});
