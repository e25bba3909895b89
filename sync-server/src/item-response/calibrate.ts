import type { Item } from './item.ts';
import {
  fromScales,
  heldByLimits,
  logPosterior,
  slopes,
  type StepCounts,
  toScales,
  withinLimits,
} from './item-posterior.ts';
import { solve, type Vector } from './solve.ts';

export interface CalibratedItem extends Item {
  /** Number of answers it is based on. */
  readonly count: number;
}

const STEP = 0.5;
const LAST_STEP = 3;

const MOST_ROUNDS = 200;
const CLOSE_ENOUGH = 1e-10;
const FIRST_DAMPING = 1e-3;
const MOST_DAMPING = 1e9;

/** The step at which an ability is counted: the nearest of -3, -2.5, ... 3. */
export function abilityStep(theta: number): number {
  const nearest = Math.round(theta / STEP) * STEP;
  // Adding 0 turns -0 into 0.
  return Math.min(Math.max(nearest, -LAST_STEP), LAST_STEP) + 0;
}

/**
 * The most probable item given its answers (marginal maximum a posteriori). The priors are log a ~ N(log of the prior's a,
 * 0.3), b ~ N(prior's b, 1) and c ~ Beta with the prior's c as its mean and a weight of 20 answers; a c of 0 stays 0.
 * Without answers the result is the prior.
 * @param counts usually one entry per step; entries without answers are ignored.
 * @returns a 0.3 to 3, b -4 to 4, c 0 to 0.5, whatever the answers.
 */
export function calibrateItem(counts: StepCounts, prior: Item): CalibratedItem {
  const answered = counts.filter((entry) => entry.answered > 0);
  const count = answered.reduce((sum, entry) => sum + entry.answered, 0);
  return { ...fromScales(highest(answered, prior)), count };
}

/**
 * Fisher scoring with Levenberg-Marquardt damping: a step that decreases the posterior is shortened, so that the search
 * cannot diverge.
 */
function highest(counts: StepCounts, prior: Item): Vector {
  let here = toScales(prior);
  let damping = FIRST_DAMPING;
  for (let round = 0; round < MOST_ROUNDS && damping < MOST_DAMPING; round++) {
    const next = stepUphill(counts, prior, here, damping);
    const gain = logPosterior(counts, prior, next) - logPosterior(counts, prior, here);
    damping = gain < 0 ? damping * 10 : damping / 10;
    if (gain >= 0) here = next;
    if (gain >= 0 && gain < CLOSE_ENOUGH) break;
  }
  return here;
}

/** A parameter held at its limit stays there, and the others are updated as if it were known. */
function stepUphill(counts: StepCounts, prior: Item, here: Vector, damping: number): Vector {
  const { gradient, curvature } = slopes(counts, prior, here);
  const held = heldByLimits(here, gradient);
  const damped = curvature.map((row, i) =>
    row.map((value, j) => {
      if (i === j) return value * (1 + damping);
      return held[i] === true || held[j] === true ? 0 : value;
    }),
  );
  const move = solve(
    damped,
    gradient.map((slope, i) => (held[i] === true ? 0 : slope)),
  );
  return withinLimits(here.map((value, i) => value + (move[i] ?? 0)));
}
