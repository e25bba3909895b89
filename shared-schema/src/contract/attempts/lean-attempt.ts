import type { Sha256 } from '../../attempt/log-hash.ts';
import { answersText, type ResponseOnWire } from '../../attempt/responses.ts';
import type { AttemptOnWire } from './attempt-on-wire.ts';

/** A sealed attempt with its answers and times, as it is saved in a file. */
export type WholeAttempt = Omit<AttemptOnWire, 'responses'> & {
  readonly responses: readonly ResponseOnWire[];
};

/**
 * SY12: a sealed attempt as the app sends it. Answers and times follow from the log and are not sent a second time over a
 * slow network: the head proves the log, and a digest proves which answers the device showed.
 */
export function leanAttempt(whole: WholeAttempt, sha256: Sha256): AttemptOnWire {
  const {
    responses,
    startedAt: _started,
    submittedAt: _submitted,
    totalTimeTaken: _time,
    ...attempt
  } = whole;
  const ids = responses.map(({ questionId }) => questionId);
  const answers = Object.fromEntries(
    responses.map(({ questionId, selectedAnswer }) => [questionId, selectedAnswer]),
  );
  return { ...attempt, responses: [], answersDigest: sha256(answersText(ids, answers)) };
}
