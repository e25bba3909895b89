import { FEWEST_IN_BAR, MOST_BARS, type ScoreDistribution } from '@exam/shared-schema/contract';
import type { ScoreCount } from './levels.ts';

/**
 * RK3: the distribution of scores, in bars of at least five attempts each. Bars are steps of equal width; a step with fewer
 * attempts, including none, is merged with those above it, and the rest at the top with the bar below it. So no bar reveals
 * the score of one student, and neither does an edge: edges are multiples of the step.
 * @param counts ascending by score, at least five attempts.
 * @param maximum marks of the paper, above 0.
 */
export function distributionOf(
  counts: readonly ScoreCount[],
  maximum: number,
  own: number,
): ScoreDistribution {
  const step = stepOf(maximum);
  const last = Math.ceil(maximum / step) - 1;
  const stepAt = (score: number) => Math.min(last, Math.max(BELOW_ZERO, Math.floor(score / step)));
  const bars: { upTo: number; attempts: number }[] = [];
  let open = 0;
  for (const [index, { score, attempts }] of counts.entries()) {
    open += attempts;
    const at = stepAt(score);
    const next = counts[index + 1];
    const isStepOver = next === undefined || stepAt(next.score) > at;
    if (!isStepOver || open < FEWEST_IN_BAR) continue;
    bars.push({ upTo: (at + 1) * step, attempts: open });
    open = 0;
  }
  const top = bars.at(-1);
  if (top === undefined) throw new RangeError('There are too few attempts for a distribution');
  top.attempts += open;
  const edges = bars.slice(0, -1).map(({ upTo }) => upTo);
  return {
    edges,
    counts: bars.map(({ attempts }) => attempts),
    own: edges.filter((edge) => stepAt(own) * step >= edge).length,
    maximum,
  };
}

/** All negative scores are one step: their exact values would reveal the scores of a few students. */
const BELOW_ZERO = -1;
const STEPS = [1, 2, 5] as const;

/** The smallest of 1, 2, 5, 10, 20, 50 ... marks that makes few enough bars. */
function stepOf(maximum: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of STEPS) if (maximum / (step * power) <= MOST_BARS - 1) return step * power;
}
