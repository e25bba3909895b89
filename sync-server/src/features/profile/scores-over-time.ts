import { MOST_SCORE_POINTS, type ProfileStatistics } from '@exam/shared-schema/contract';

/** A scored attempt; `submittedAt` in epoch ms, `percentage` of the total marks. */
export interface ScoredAttempt {
  readonly submittedAt: number;
  readonly percentage: number;
}

/**
 * PF8: the points of a line, oldest first. Up to MOST_SCORE_POINTS attempts have a point each; beyond that, neighbours are
 * averaged in groups of nearly equal size.
 */
export function scoresOverTime(attempts: readonly ScoredAttempt[]): ProfileStatistics['scores'] {
  const points = Math.min(attempts.length, MOST_SCORE_POINTS);
  return Array.from({ length: points }, (_, index) => {
    const start = Math.floor((index * attempts.length) / points);
    const end = Math.floor(((index + 1) * attempts.length) / points);
    return pointOf(attempts.slice(start, end));
  });
}

function pointOf(attempts: readonly ScoredAttempt[]): ProfileStatistics['scores'][number] {
  const last = attempts.at(-1) as ScoredAttempt;
  return {
    at: new Date(last.submittedAt).toISOString(),
    percentage: twoDecimals(meanOf(attempts.map(({ percentage }) => percentage))),
    attempts: attempts.length,
  };
}

/** NaN for an empty list. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const twoDecimals = (value: number): number => Math.round(value * 100) / 100;
