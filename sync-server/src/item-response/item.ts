/** An item of the three-parameter logistic model, on the logistic scale (D = 1). */
export interface Item {
  /** Discrimination, per unit of ability; positive. */
  readonly a: number;
  /** Difficulty, on the scale of ability. */
  readonly b: number;
  /** Probability that an examinee without any ability answers right: 0 to 1, exclusive. */
  readonly c: number;
}

/** The maximum guessing probability: a choice between two options. */
export const MOST_GUESSING = 0.5;

const MIDDLE_MAGNITUDE = 5;
const MAGNITUDES_PER_UNIT = 2;
const FURTHEST_PRIOR = 2.5;

/** log(1 + exp(x)), for any x. */
function softplus(x: number): number {
  return Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
}

/** The probability of knowing rather than guessing, 0 to 1. */
export function chanceOfKnowing({ a, b }: Item, theta: number): number {
  return 1 / (1 + Math.exp(-a * (theta - b)));
}

/** @param theta ability, in standard deviations of the population. @returns c to 1. */
export function chanceOfRight(item: Item, theta: number): number {
  return item.c + (1 - item.c) * chanceOfKnowing(item, theta);
}

/** The logarithm of the probability of this response; finite even if the probability would underflow to 0. */
export function logChance(item: Item, theta: number, isRight: boolean): number {
  const x = item.a * (theta - item.b);
  if (!isRight) return Math.log(1 - item.c) - softplus(x);
  return item.c === 0 ? -softplus(-x) : Math.log(chanceOfRight(item, theta));
}

/** Fisher information about the ability `theta`, in 1 / variance of its estimate. */
export function information(item: Item, theta: number): number {
  const knows = chanceOfKnowing(item, theta);
  const right = chanceOfRight(item, theta);
  // The ability is so far below the difficulty that the probability underflows to 0.
  if (right === 0) return 0;
  return item.a ** 2 * ((1 - right) / right) * knows ** 2;
}

/**
 * The prior of an item without answers.
 * @param magnitude its author's estimate of the difficulty, 0 (easy) to 10; the middle if null.
 * @param chanceByGuessing 1 / options for a single choice, 0 for a typed number.
 */
export function priorItem(magnitude: number | null, chanceByGuessing: number): Item {
  const b = ((magnitude ?? MIDDLE_MAGNITUDE) - MIDDLE_MAGNITUDE) / MAGNITUDES_PER_UNIT;
  return {
    a: 1,
    b: Math.min(Math.max(b, -FURTHEST_PRIOR), FURTHEST_PRIOR),
    c: Math.min(Math.max(chanceByGuessing, 0), MOST_GUESSING),
  };
}
