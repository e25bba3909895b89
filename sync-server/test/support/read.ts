import type {
  AttemptResult,
  ErrorBody,
  ScoredResult,
  ScoreOnlyResult,
  SyncedAttempt,
} from '@exam/shared-schema/contract';
import type { Answer } from './test-server.ts';

/** The `data` of a success, as the contract has it. */
export function dataIn<T>(answer: Answer): T {
  const body = answer.json as { success?: boolean; data?: T } | null;
  if (body?.success !== true || body.data === undefined)
    throw new Error(`No data in ${answer.status} ${answer.text}`);
  return body.data;
}

export const resultIn = (answer: Answer): AttemptResult => dataIn<AttemptResult>(answer);
export const syncedIn = (answer: Answer): SyncedAttempt[] => dataIn<SyncedAttempt[]>(answer);

export function scoredIn(answer: Answer): ScoredResult {
  const result = resultIn(answer);
  if (result.status !== 'scored') throw new Error(`Not scored: ${answer.text}`);
  return result;
}

/** A result with a score, whether its questions are told or not (ST71). */
export function markedIn(answer: Answer): ScoredResult | ScoreOnlyResult {
  const result = resultIn(answer);
  if (result.status === 'pending') throw new Error(`Not marked: ${answer.text}`);
  return result;
}

/** Status and code of a refusal, as one text: '403 NOT_ISSUED'. */
export function refusalIn(answer: Answer): string {
  return `${answer.status} ${(answer.json as ErrorBody | null)?.code ?? answer.text}`;
}

export const errorIn = (answer: Answer): ErrorBody => answer.json as ErrorBody;
