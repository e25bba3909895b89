import { chanceOfKnowing, chanceOfRight, type Item, logChance, MOST_GUESSING } from './item.ts';
import type { Matrix, Vector } from './solve.ts';

/** Answers to one item by ability: their number, and the number of right ones. Expected counts may be fractional. */
export type StepCounts = readonly {
  readonly theta: number;
  readonly answered: number;
  readonly right: number;
}[];

const LOG_A_SPREAD = 0.3;
const B_SPREAD = 1;
/** The weight of the prior of c, in answers of examinees who can only guess. */
const C_WEIGHT = 20;

const [LEAST_A, MOST_A] = [0.3, 3];
const FURTHEST_B = 4;
/** Not 0, whose logit is infinite. */
const LEAST_C = 1e-4;

/** Of log a, b and logit c. */
const LIMITS: readonly (readonly [number, number])[] = [
  [Math.log(LEAST_A), Math.log(MOST_A)],
  [-FURTHEST_B, FURTHEST_B],
  [logit(LEAST_C), logit(MOST_GUESSING)],
];

function logit(share: number): number {
  return Math.log(share / (1 - share));
}

function limited(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(Math.max(value, least), most);
}

/** The item as log a, b and logit c, which are unbounded; without c if it is fixed at 0. */
export function toScales({ a, b, c }: Item): Vector {
  return withinLimits(c === 0 ? [Math.log(a), b] : [Math.log(a), b, logit(c)]);
}

/** @returns a 0.3 to 3, b -4 to 4, c 0 to 0.5; c is 0 if the vector has none. */
export function fromScales([logA = 0, b = 0, logitC]: Vector): Item {
  return {
    // Limited again, because exp(log(x)) may be rounded to just beyond the limit.
    a: limited(Math.exp(logA), [LEAST_A, MOST_A]),
    b,
    c: logitC === undefined ? 0 : limited(1 / (1 + Math.exp(-logitC)), [0, MOST_GUESSING]),
  };
}

export function withinLimits(scales: Vector): Vector {
  return scales.map((value, i) => limited(value, LIMITS[i] ?? [value, value]));
}

/** Which parameters are at a limit that the gradient would push them beyond. */
export function heldByLimits(scales: Vector, gradient: Vector): readonly boolean[] {
  return scales.map((value, i) => {
    const [least, most] = LIMITS[i] ?? [value, value];
    const slope = gradient[i] ?? 0;
    return (value <= least && slope < 0) || (value >= most && slope > 0);
  });
}

/**
 * The logarithm of the posterior density, up to a constant. On the scale of the logit, the density of Beta is highest
 * at its mean, so that the mode without answers is the prior itself.
 */
export function logPosterior(counts: StepCounts, prior: Item, scales: Vector): number {
  const item = fromScales(scales);
  const likelihood = counts.reduce(
    (sum, { theta, answered, right }) =>
      sum +
      (right > 0 ? right * logChance(item, theta, true) : 0) +
      (answered > right ? (answered - right) * logChance(item, theta, false) : 0),
    0,
  );
  const logA = Math.log(item.a / prior.a) / LOG_A_SPREAD;
  const b = (item.b - prior.b) / B_SPREAD;
  const c = prior.c === 0 ? 0 : prior.c * Math.log(item.c) + (1 - prior.c) * Math.log(1 - item.c);
  return likelihood - (logA ** 2 + b ** 2) / 2 + C_WEIGHT * c;
}

/** The gradient of the logarithm of the posterior, and its expected curvature (positive definite). */
export function slopes(
  counts: StepCounts,
  prior: Item,
  scales: Vector,
): { readonly gradient: Vector; readonly curvature: Matrix } {
  const item = fromScales(scales);
  const gradient = priorGradient(item, prior).slice(0, scales.length);
  const curvature = priorCurvature(item)
    .slice(0, scales.length)
    .map((value, i) => scales.map((_, j) => (i === j ? value : 0)));
  for (const { theta, answered, right } of counts) {
    const chance = chanceOfRight(item, theta);
    const along = relativeSlopes(item, theta);
    const weight = answered * chance * (1 - chance);
    for (const [i, row] of curvature.entries()) {
      gradient[i] = (gradient[i] ?? 0) + (right - answered * chance) * (along[i] ?? 0);
      for (const j of row.keys()) row[j] = (row[j] ?? 0) + weight * (along[i] ?? 0) * (along[j] ?? 0);
    }
  }
  return { gradient, curvature };
}

/** The derivatives of the probability of a right response by log a, b and logit c, each divided by p x (1 - p). */
function relativeSlopes(item: Item, theta: number): Vector {
  const chance = chanceOfRight(item, theta);
  const known = chanceOfKnowing(item, theta) / chance;
  return [known * item.a * (theta - item.b), -known * item.a, item.c / chance];
}

function priorGradient(item: Item, prior: Item): number[] {
  return [
    -Math.log(item.a / prior.a) / LOG_A_SPREAD ** 2,
    -(item.b - prior.b) / B_SPREAD ** 2,
    C_WEIGHT * (prior.c - item.c),
  ];
}

function priorCurvature(item: Item): number[] {
  return [1 / LOG_A_SPREAD ** 2, 1 / B_SPREAD ** 2, C_WEIGHT * item.c * (1 - item.c)];
}
