import type { Receipt } from '@exam/shared-schema/attempt';
import type { ResultQuestion, ScoredResult, ScoreOnlyResult } from '@exam/shared-schema/contract';

export function testReceipt(attemptId: string): Receipt {
  const digest = 'a'.repeat(64);
  return {
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
}

/** A result with one question, as the server sends it. */
export function testResult(attemptId: string, detailedResults: ResultQuestion[] = []): ScoredResult {
  return {
    attemptId,
    testId: 'paper',
    testTitle: 'Paper',
    flags: [],
    receipt: testReceipt(attemptId),
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
    detailedResults,
  };
}

/** The result of an attempt that cannot rank (ST71). */
export function testScoreOnly(attemptId: string, flags: string[] = ['no-log']): ScoreOnlyResult {
  const { detailedResults: _d, topicWiseStats: _t, sectionWiseStats: _s, ...rest } = testResult(attemptId);
  return { ...rest, flags, status: 'score-only', reason: 'cannot-rank' };
}
