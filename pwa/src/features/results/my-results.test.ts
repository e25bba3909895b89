import { expect, test } from 'vitest';
import { withLocal, withWaiting, type PastAttempt } from './my-results.ts';

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
  totalMarks: null,
  accuracy: null,
  seconds: null,
});

const ids = (attempts: readonly PastAttempt[]) => attempts.map(({ attemptId }) => attemptId);

test('[PK17] what waits to be sent stands on top, the try-out by its time', () => {
  const known = [past('c', 30), past('a', 10)];
  const here = [past('b', 20, 'waiting'), past('t', 40, 'try-out'), past('c', 30, 'pending')];
  expect(ids(withLocal(known, here, 35))).toEqual(['b', 't', 'c', 'a']);
});

test('[PK17] an attempt that was received before the list came is on a further page of it', () => {
  const here = [past('old', 5, 'pending'), past('new', 50, 'pending')];
  expect(ids(withLocal([past('a', 10)], here, 40))).toEqual(['new', 'a']);
  expect(ids(withLocal([], here, null))).toEqual(['new', 'old']);
});

test('[PF2] in another order only what waits to be sent is put before the rows of the server', () => {
  const known = [past('best', 10), past('next', 90), past('best', 10)];
  const here = [
    past('t', 40, 'try-out'),
    past('p', 50, 'pending'),
    past('w', 20, 'waiting'),
    past('x', 30, 'waiting'),
  ];
  expect(ids(withWaiting(known, here))).toEqual(['x', 'w', 'best', 'next']);
});
