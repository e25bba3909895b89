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
      const told = distributionOf(countsOf(scores), maximum, own);
      const isIn = (bar: number) => (score: number) =>
        score >= (told.edges[bar - 1] ?? -Infinity) && score < (told.edges[bar] ?? Infinity);
      expect(told.counts).toEqual(told.counts.map((_, bar) => scores.filter(isIn(bar)).length));
      expect(Math.min(...told.counts)).toBeGreaterThanOrEqual(FEWEST_IN_BAR);
      expect(told.counts.length).toBeLessThanOrEqual(MOST_BARS);
      expect(isIn(told.own)(own)).toBe(true);
    }),
  );
});

it('[RK3] no edge is the score of somebody: the best and the worst alone move none', () => {
  const many = Array.from({ length: 50 }, (_, index) => 100 + (index % 40));
  const told = distributionOf(countsOf([...many, -37, 291]), 300, 110);
  expect(told.edges.every((edge) => edge % 20 === 0)).toBe(true);
  expect(distributionOf(countsOf([...many, -80, 299]), 300, 110)).toEqual(told);
});

it('[RK4] the median is the middle of all scores, and the top tenth is told from fifty attempts up', () => {
  fc.assert(
    fc.property(scoresOf(100, 1), (scores) => {
      const sorted = [...scores].sort((a, b) => a - b);
      const at = (place: number) => sorted[place] as number;
      const half = sorted.length / 2;
      const median = (at(Math.ceil(half) - 1) + at(Math.floor(half))) / 2;
      const told = levelsOf(countsOf(scores));
      expect(told.median).toBeCloseTo(median, 1);
      if (scores.length < 50) expect(told.topTenth).toBeNull();
      else expect(told.topTenth).toBeCloseTo(at(sorted.length - Math.floor(sorted.length / 10)), 1);
    }),
  );
});
