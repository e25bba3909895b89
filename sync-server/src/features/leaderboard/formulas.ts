import { parseFraction } from '@exam/shared-schema/marking';

// docs/spec/leaderboard.md explains each formula with an example. All arithmetic is in integers, so that the same attempts
// give the same score on every machine and in any order.

/** The values of an attempt that boards use. */
export interface CountedAttempt {
  readonly scoreExact: string;
  readonly totalMarks: string;
  /** 1 to 10. */
  readonly difficultyLevel: number;
  readonly correct: number;
  readonly incorrect: number;
  readonly unanswered: number;
  readonly totalTimeSeconds: number;
}

/** SG3: marks are summed in ten-thousandths (grains), to which each attempt is rounded. */
export const GRAINS_PER_MARK = 10_000;
/** 100 %, in hundredths of a percent. */
const WHOLE = 10_000;
/** SG4: the number of a student's best papers that determine the larger part of the score. */
const BEST = 10;
/** SG4: the number of full papers at which the practice part reaches half of its maximum. */
const HALF_PRACTICE = 20;

export interface Figures {
  readonly tests: number;
  /** All attempts, ranked or not. */
  readonly attempts: number;
  /** Grains. */
  readonly total: number;
  /** Grains. */
  readonly best: number;
  readonly correct: number;
  readonly answered: number;
  readonly questions: number;
  readonly seconds: number;
  /** Hundredths of a percent. */
  readonly consistency: number;
}

/** The stored form: the numbers in the order of the interface, '3,4,...'. */
export function packFigures(figures: Figures): string {
  const { tests, attempts, total, best, correct, answered, questions, seconds, consistency } = figures;
  return [tests, attempts, total, best, correct, answered, questions, seconds, consistency].join();
}

/** Reads only the two figures that are summed over a board. */
export function sumsOf(packed: string): { readonly total: number; readonly tests: number } {
  const [tests, , total] = packed.split(',', 3);
  return { total: Number(total), tests: Number(tests) };
}

export function unpackFigures(packed: string): Figures {
  const [tests = 0, attempts = 0, total = 0, best = 0, correct = 0, answered = 0, ...more] = packed
    .split(',')
    .map(Number);
  const [questions = 0, seconds = 0, consistency = 0] = more;
  return { tests, attempts, total, best, correct, answered, questions, seconds, consistency };
}

export interface RankedScore {
  /** Performance score in hundredths, 0 to 100,000. */
  readonly score: number;
  readonly figures: Figures;
}

/** An attempt with derived numbers that are used more than once. */
export interface MeasuredAttempt {
  readonly correct: number;
  readonly incorrect: number;
  readonly unanswered: number;
  readonly totalTimeSeconds: number;
  readonly grains: number;
  /** Of the paper's marks, hundredths of a percent, 0 to WHOLE. */
  readonly percent: number;
  /** `percent` weighted by the paper's difficulty. */
  readonly worth: number;
}

export function measure(attempt: CountedAttempt): MeasuredAttempt {
  const { correct, incorrect, unanswered, totalTimeSeconds } = attempt;
  const grains = inGrains(attempt.scoreExact);
  const percent = percentOf(grains, inGrains(attempt.totalMarks));
  const difficulty = Math.min(Math.max(attempt.difficultyLevel, 1), 10);
  const worth = Math.floor((percent * (60 + 4 * difficulty)) / 100);
  return { correct, incorrect, unanswered, totalTimeSeconds, grains, percent, worth };
}

/** SG3: rounds to the nearest grain, halves away from zero. */
export function inGrains(marks: string): number {
  const { n, d } = parseFraction(marks);
  const twice = 2 * Math.abs(n) * GRAINS_PER_MARK + d;
  const size = Number.isSafeInteger(twice)
    ? Math.floor(twice / (2 * d))
    : Number((2n * BigInt(Math.abs(n)) * BigInt(GRAINS_PER_MARK) + BigInt(d)) / (2n * BigInt(d)));
  return n < 0 ? -size : size;
}

function percentOf(grains: number, of: number): number {
  if (of <= 0 || grains <= 0) return 0;
  return Math.min(Math.floor((grains * WHOLE) / of), WHOLE);
}

/**
 * The standing of a student on one board and timeframe.
 * @param ranked the attempts that rank there, at least one. @param attempts the number of all attempts, ranked or not.
 */
export function rankedScoreOf(ranked: readonly MeasuredAttempt[], attempts: number): RankedScore {
  const correct = sumOf(ranked, (each) => each.correct);
  const answered = correct + sumOf(ranked, (each) => each.incorrect);
  const consistency = consistencyOf(ranked.map(({ percent }) => percent));
  const figures: Figures = {
    tests: ranked.length,
    attempts,
    total: sumOf(ranked, ({ grains }) => grains),
    best: ranked.reduce((best, { grains }) => Math.max(best, grains), -Infinity),
    correct,
    answered,
    questions: answered + sumOf(ranked, (each) => each.unanswered),
    seconds: sumOf(ranked, (each) => each.totalTimeSeconds),
    consistency,
  };
  const accuracy = answered === 0 ? 0 : Math.floor((correct * WHOLE) / answered);
  return { score: performanceOf(ranked, accuracy, consistency), figures };
}

/** SG4: of 1000 points 600 for the best papers, 200 for accuracy, 100 for consistency, 100 for practice; in hundredths. */
function performanceOf(ranked: readonly MeasuredAttempt[], accuracy: number, consistency: number): number {
  const worths = ranked.map(({ worth }) => worth);
  const practised = worths.reduce((sum, worth) => sum + worth, 0);
  const best = worths.length > BEST ? worths.sort((a, b) => b - a).slice(0, BEST) : worths;
  const strength = Math.floor(best.reduce((sum, worth) => sum + worth, 0) / BEST);
  const practice = Math.floor((practised * WHOLE) / (practised + HALF_PRACTICE * WHOLE));
  const careful = Math.floor((strength * (2 * accuracy + consistency)) / WHOLE);
  return 6 * strength + careful + practice;
}

/** SG5: 100 % minus twice the mean absolute deviation; 0 for a single paper. */
function consistencyOf(percents: readonly number[]): number {
  const n = percents.length;
  const sum = percents.reduce((total, percent) => total + percent, 0);
  const distances = percents.reduce((total, percent) => total + Math.abs(n * percent - sum), 0);
  const steady = Math.max(WHOLE * n * n - 2 * distances, 0);
  return Math.floor((steady * (n - 1)) / n ** 3);
}

function sumOf<T>(list: readonly T[], value: (each: T) => number): number {
  return list.reduce((sum, each) => sum + value(each), 0);
}
