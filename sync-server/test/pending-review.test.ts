import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ItemAnalysis, ScoredResult } from '@exam/shared-schema/contract';
import { questionTypes } from '@exam/shared-schema/question-types';
import { openHall, type Hall } from './support/hall.ts';
import { dataIn } from './support/read.ts';

let hall: Hall;

beforeEach(async () => {
  // Of a type that a person marks, no key judges an answer.
  vi.spyOn(questionTypes.Numerical, 'compileKey').mockReturnValue(() => ({ kind: 'pending' }));
  hall = await openHall();
});
afterEach(async () => {
  await hall.server.close();
  vi.restoreAllMocks();
});

const ask = async (path: string, token: string) => hall.server.ask('GET', `/api/${path}`, { token });

test('[QT6] an answer that a person marks is pending in result and history, and its attempt does not rank yet', async () => {
  const device = await hall.finished();
  expect((await hall.handIn(device.handIn())).status).toBe(201);
  const { attemptId } = device.header;
  const result = dataIn<ScoredResult>(await ask(`test-attempts/${attemptId}`, hall.asha.token));
  expect(result.flags).toContain('pending-review');
  expect(result.detailedResults.map(({ outcome }) => outcome)).toEqual([
    'correct',
    'correct',
    'correct',
    'pending-review',
  ]);
  expect(result).toMatchObject({ totalScore: 12, totalMarks: 16 });
  const history = (await ask('test-attempts/my-attempts', hall.asha.token)).json as { data: object[] };
  expect(history.data).toMatchObject([{ _id: attemptId, status: 'pending', totalScore: null }]);
  const admin = await hall.server.signIn('admin');
  const items = dataIn<ItemAnalysis>(await ask(`admin/papers/${hall.paperId}/items`, admin));
  expect(items).toMatchObject({ attempts: 0, unranked: [{ reason: 'pending-review', attempts: 1 }] });
});

test('[QT6] an attempt without such an answer is marked and ranked at once', async () => {
  const attemptId = await hall.sit('student', 3);
  const token = await hall.server.signIn('student');
  const result = dataIn<ScoredResult>(await ask(`test-attempts/${attemptId}`, token));
  expect(result.flags).not.toContain('pending-review');
  expect(result.detailedResults[3]).toMatchObject({ outcome: 'unanswered' });
  const history = (await ask('test-attempts/my-attempts', token)).json as { data: object[] };
  expect(history.data).toMatchObject([{ status: 'scored', totalScore: 12 }]);
});
