import { expect, test } from 'vitest';
import { attemptSchema } from '../contract/attempts/attempt-on-wire.ts';
import type { UnhashedEvent } from './events.ts';
import { LONGEST_PAPER, MAX_EVENTS, mostAttemptBytes, mostEvents } from './log-size.ts';
import { logText, readLog } from './log-text.ts';

const digest = 'a'.repeat(64);
const id = 'b'.repeat(22);

/** Each question answered again and again, by four choices at a time, as the app logs it. */
function longestAttempt(questions: number) {
  const common = { at: 1_764_000_000_000, mono: 12_345_678, questionId: id };
  const events = Array.from({ length: mostEvents(questions) }, (_, seq) =>
    seq % 2 === 0
      ? { ...common, seq, type: 'visited' }
      : { ...common, seq, type: 'answered', answer: [id, id, id, id] },
  ) as UnhashedEvent[];
  const response = { questionId: id, selectedAnswer: [id, id, id, id], timeTaken: 100, isSkipped: false };
  const more = { markedForReview: false, visits: 10, answeredAt: '2026-01-05T09:00:00.000Z' };
  return {
    ...{ attemptId: id, userId: id, testId: id, packageVersion: digest, ticket: 'c'.repeat(5000) },
    responses: Array.from({ length: questions }, () => ({ ...response, ...more })),
    log: { head: digest, events: logText(events) },
  };
}

test.each([1, 60, 200, LONGEST_PAPER])(
  '[AC41] the longest log of %i questions fits the schema and the bytes that it may have',
  (questions) => {
    const attempt = longestAttempt(questions);
    expect(attemptSchema.safeParse(attempt).success).toBe(true);
    expect(readLog(attempt.log.events).ok).toBe(true);
    expect(JSON.stringify(attempt).length).toBeLessThanOrEqual(mostAttemptBytes(questions));
  },
);

test('[AC41] a usual hand-in of 60 questions is a fortieth of the limit', () => {
  expect(mostEvents(60)).toBeGreaterThan(122 * 20);
  expect(mostAttemptBytes(60)).toBeGreaterThan(12_000 * 40);
  expect(mostEvents(10 * LONGEST_PAPER)).toBe(MAX_EVENTS);
});
