import { expect, test } from 'vitest';
import { withLocal, type PastAttempt } from './my-results.ts';

const past = (
  attemptId: string,
  submittedAt: number,
  state: PastAttempt['state'] = 'scored',
): PastAttempt => ({
  attemptId,
  title: attemptId,
  submittedAt,
  state,
  score: null,
});

const ids = (attempts: readonly PastAttempt[]) => attempts.map(({ attemptId }) => attemptId);

test('[PK17] what the server does not have yet stands in the list by its time', () => {
  const known = [past('c', 30), past('a', 10)];
  const here = [past('b', 20, 'waiting'), past('t', 40, 'try-out'), past('c', 30, 'pending')];
  expect(ids(withLocal(known, here, 35))).toEqual(['t', 'c', 'b', 'a']);
});

test('[PK17] an attempt that was received before the list came is on a further page of it', () => {
  const here = [past('old', 5, 'pending'), past('new', 50, 'pending')];
  expect(ids(withLocal([past('a', 10)], here, 40))).toEqual(['new', 'a']);
  expect(ids(withLocal([], here, null))).toEqual(['new', 'old']);
});
