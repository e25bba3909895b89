import { expect, test } from 'vitest';
import {
  inGrains,
  measure,
  rankedScoreOf,
  type CountedAttempt,
} from '../src/features/leaderboard/formulas.ts';
import { boundsOf, periodAt } from '../src/features/leaderboard/periods.ts';

const attempt = (values: Partial<CountedAttempt>): CountedAttempt => ({
  scoreExact: '60',
  totalMarks: '100',
  difficultyLevel: 5,
  correct: 16,
  incorrect: 4,
  unanswered: 5,
  totalTimeSeconds: 1500,
  ...values,
});

const standing = (...attempts: Partial<CountedAttempt>[]) =>
  rankedScoreOf(
    attempts.map((values) => measure(attempt(values))),
    attempts.length,
  );

test('[SG3] marks are summed in ten-thousandths, halves away from zero', () => {
  expect(['1', '-1/3', '2/3', '22/7', '0.00005', '-0.00005', '0'].map(inGrains)).toEqual([
    10_000, -3333, 6667, 31_429, 1, -1, 0,
  ]);
  expect(inGrains('9007199254740991/9007199254740')).toBe(10_000_000);
});

test('[SG4] [SG5] the example of the rules: two papers of 60 and 80 of 100 marks', () => {
  const { score, figures } = standing(
    {},
    { scoreExact: '80', difficultyLevel: 10, correct: 20, incorrect: 5, unanswered: 0 },
  );
  expect(score).toBe(108_41);
  expect(figures).toEqual({
    tests: 2,
    attempts: 2,
    total: 1_400_000,
    best: 800_000,
    correct: 36,
    answered: 45,
    questions: 50,
    seconds: 3000,
    consistency: 40_00,
  });
});

test('[SG4] all of a thousand points are reached by nobody, and none is below zero', () => {
  const full = { scoreExact: '100', difficultyLevel: 10, correct: 25, incorrect: 0, unanswered: 0 };
  const best = standing(...Array.from({ length: 2000 }, () => full)).score;
  expect(best).toBeGreaterThan(998_00);
  expect(best).toBeLessThanOrEqual(1000_00);
  const worst = { scoreExact: '-25', correct: 0, incorrect: 25, unanswered: 0 };
  expect(standing(worst, worst)).toMatchObject({ score: 0, figures: { total: -500_000, best: -250_000 } });
});

test('[SG4] a thousand easy papers, all right, stay below thirty hard ones at 85 %', () => {
  const easy = { scoreExact: '100', difficultyLevel: 1, correct: 25, incorrect: 0, unanswered: 0 };
  const hard = { scoreExact: '85', difficultyLevel: 10, correct: 22, incorrect: 3, unanswered: 0 };
  const manyEasy = standing(...Array.from({ length: 1000 }, () => easy)).score;
  expect(standing(...Array.from({ length: 30 }, () => hard)).score).toBeGreaterThan(manyEasy);
});

test('[SG4] one right answer, or empty papers, bring nearly nothing', () => {
  const single = { scoreExact: '4', correct: 1, incorrect: 0, unanswered: 24 };
  const empty = { scoreExact: '0', correct: 0, incorrect: 0, unanswered: 25 };
  expect(standing(single).score).toBeLessThan(5_00);
  expect(standing(...Array.from({ length: 500 }, () => empty)).score).toBe(0);
});

test('[SG2] a month and a week of India begin at half past six in the evening of UTC', () => {
  const newYear = Date.UTC(2025, 11, 31, 18, 30);
  expect(periodAt('monthly', newYear - 1)).toBe(202_512);
  expect(periodAt('monthly', newYear)).toBe(202_601);
  expect(boundsOf(202_601)).toEqual({ from: newYear, until: Date.UTC(2026, 0, 31, 18, 30) });
  const monday = Date.UTC(2026, 0, 4, 18, 30);
  const week = periodAt('weekly', monday);
  expect(periodAt('weekly', monday - 1)).toBe(week - 7);
  expect(periodAt('weekly', monday + 7 * 86_400_000 - 1)).toBe(week);
  expect(boundsOf(week)).toEqual({ from: monday, until: monday + 7 * 86_400_000 });
  expect(boundsOf(periodAt('alltime', monday))).toBeNull();
});
