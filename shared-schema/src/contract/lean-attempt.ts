import { canonicalJsonWithout } from '../attempt/canonical-json.ts';
import type { AttemptEvent, HandInEvent } from '../attempt/events.ts';
import type { Sha256 } from '../attempt/hash-chain.ts';
import { answersText, type ResponseOnWire } from '../attempt/responses.ts';
import type { AttemptOnWire } from './attempts.ts';

/** A sealed attempt with all that there is of it, as it is saved in a file. */
export type WholeAttempt = Omit<AttemptOnWire, 'responses' | 'log'> & {
  readonly responses: readonly ResponseOnWire[];
  readonly log: { readonly head: string; readonly events: readonly AttemptEvent[] };
};

/**
 * SY12: a sealed attempt as the app sends it. The hashes follow from the events and the answers from the log, so a bad
 * line carries neither: the head proves the events, and a digest says what the device showed as the answers.
 */
export function leanAttempt({ responses, log, ...attempt }: WholeAttempt, sha256: Sha256): AttemptOnWire {
  const ids = responses.map(({ questionId }) => questionId);
  const answers = Object.fromEntries(
    responses.map(({ questionId, selectedAnswer }) => [questionId, selectedAnswer]),
  );
  // In the order in which they are hashed, so that the server need not bring them into it.
  const events = log.events.map((event) => JSON.parse(canonicalJsonWithout(event, 'hash')) as HandInEvent);
  const answersDigest = sha256(answersText(ids, answers));
  return { ...attempt, responses: [], answersDigest, log: { head: log.head, events } };
}
