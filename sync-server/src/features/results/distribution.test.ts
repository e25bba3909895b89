import { FEWEST_IN_BAR, MOST_BARS } from '@exam/shared-schema/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distributionOf } from './distribution.ts';
import { levelsOf, type ScoreCount } from './levels.ts';

function countsOf(scores: readonly number[]): ScoreCount[] {
  const distinct = [...new Set(scores)].sort((a, b) => a - b);
  return distinct.map((score) => ({ score, attempts: scores.filter((each) => each === score).length }));
}

/** Multiples of a third, as partial marks produce. */
const scoresOf = (maximum: number, fewest: number) =>
  fc.array(
    fc.integer({ min: -maximum, max: 3 * maximum }).map((thirds) => thirds / 3),
    { minLength: fewest, maxLength: 120 },
  );

const paper = fc
  .integer({ min: 1, max: 800 })
  .chain((maximum) => fc.record({ maximum: fc.constant(maximum), scores: scoresOf(maximum, FEWEST_IN_BAR) }));

it('[RK3] every attempt is in one bar, and no bar stands for fewer than five', () => {
  fc.assert(
    fc.property(paper, ({ maximum, scores }) => {
      const [own = 0] = scores;
      const result = distributionOf(countsOf(scores), maximum, own);
      const isIn = (bar: number) => (score: number) =>
        score >= (result.edges[bar - 1] ?? -Infinity) && score < (result.edges[bar] ?? Infinity);
      expect(result.counts).toEqual(result.counts.map((_, bar) => scores.filter(isIn(bar)).length));
      expect(Math.min(...result.counts)).toBeGreaterThanOrEqual(FEWEST_IN_BAR);
      expect(result.counts.length).toBeLessThanOrEqual(MOST_BARS);
      expect(isIn(result.own)(own)).toBe(true);
    }),
  );
});

it('[RK3] no edge is the score of a student: the best and the worst score do not move edges', () => {
  const many = Array.from({ length: 50 }, (_, index) => 100 + (index % 40));
  const result = distributionOf(countsOf([...many, -37, 291]), 300, 110);
  expect(result.edges.every((edge) => edge % 20 === 0)).toBe(true);
  expect(distributionOf(countsOf([...many, -80, 299]), 300, 110)).toEqual(result);
});

it('[RK4] the median is the middle of all scores, and the top tenth is shown from fifty attempts on', () => {
  fc.assert(
    fc.property(scoresOf(100, 1), (scores) => {
      const sorted = [...scores].sort((a, b) => a - b);
      const at = (place: number) => sorted[place] as number;
      const half = sorted.length / 2;
      const median = (at(Math.ceil(half) - 1) + at(Math.floor(half))) / 2;
      const result = levelsOf(countsOf(scores));
      expect(result.median).toBeCloseTo(median, 1);
      if (scores.length < 50) expect(result.topTenth).toBeNull();
      else expect(result.topTenth).toBeCloseTo(at(sorted.length - Math.floor(sorted.length / 10)), 1);
    }),
  );
});
