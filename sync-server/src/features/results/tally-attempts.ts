import type { ResponseOnWire } from '@exam/shared-schema/attempt';
import type { PaperMarker } from '@exam/shared-schema/marking';
import type { Answer } from '@exam/shared-schema/question-types';
import { sumOf, withTime, type TimeBuckets } from './time-buckets.ts';

/** What is counted of one question. */
export interface QuestionTally {
  readonly attempts: number;
  readonly correct: number;
  readonly times: TimeBuckets;
}

export const NOTHING: QuestionTally = { attempts: 0, correct: 0, times: [] };

export function addTally(a: QuestionTally, b: QuestionTally): QuestionTally {
  return {
    attempts: a.attempts + b.attempts,
    correct: a.correct + b.correct,
    times: sumOf(a.times, b.times),
  };
}

/** Adds one attempt to the counts of its paper's questions. */
export function countAttempt(
  tallies: Map<string, QuestionTally>,
  marker: PaperMarker,
  responses: readonly ResponseOnWire[],
): void {
  const answers: Record<string, Answer | null> = {};
  for (const { questionId, selectedAnswer } of responses) answers[questionId] = selectedAnswer;
  const given = new Map(responses.map((response) => [response.questionId, response]));
  for (const { questionId, countsAs } of marker.mark(answers).questions) {
    const response = given.get(questionId);
    const before = tallies.get(questionId) ?? NOTHING;
    tallies.set(questionId, {
      attempts: before.attempts + 1,
      correct: before.correct + (countsAs === 'correct' ? 1 : 0),
      times: timesWith(before.times, response),
    });
  }
}

/** A student who never opened a question has no time for it, which must not count as fast. */
function timesWith(times: TimeBuckets, response: ResponseOnWire | undefined): TimeBuckets {
  const isSeen = response !== undefined && (response.visits > 0 || response.timeTaken > 0);
  return isSeen ? withTime(times, response.timeTaken) : times;
}
