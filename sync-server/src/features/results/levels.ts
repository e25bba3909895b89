import { FEWEST_FOR_TOP_TENTH } from '@exam/shared-schema/contract';

/** The number of attempts with exactly this score. */
export interface ScoreCount {
  readonly score: number;
  readonly attempts: number;
}

export interface Levels {
  readonly median: number;
  /** RK4: the minimum of the top tenth; null with too few attempts. */
  readonly topTenth: number | null;
}

export function totalOf(counts: readonly ScoreCount[]): number {
  return counts.reduce((sum, { attempts }) => sum + attempts, 0);
}

/** @param counts ascending by score, at least one attempt. */
export function levelsOf(counts: readonly ScoreCount[]): Levels {
  const total = totalOf(counts);
  const [lower, upper] = [Math.floor((total - 1) / 2), Math.floor(total / 2)];
  const median = (scoreAt(counts, lower) + scoreAt(counts, upper)) / 2;
  const topTenth =
    total < FEWEST_FOR_TOP_TENTH ? null : toTwo(scoreAt(counts, total - Math.floor(total / 10)));
  return { median: toTwo(median), topTenth };
}

/** @param place index of an attempt in ascending order. */
function scoreAt(counts: readonly ScoreCount[], place: number): number {
  let below = 0;
  for (const { score, attempts } of counts) {
    below += attempts;
    if (below > place) return score;
  }
  throw new RangeError(`Index ${place} is out of range: there are ${below} attempts`);
}

/** Scores are shown with two decimals (SC2). */
export function toTwo(score: number): number {
  return Math.round(score * 100) / 100;
}
