import type { ItemFlag } from '@exam/shared-schema/contract';
import { medianOf, withTime, type TimeBuckets } from '../time-buckets.ts';

/** One question of one attempt, as it was marked. */
export interface ItemResponse {
  readonly isRight: boolean;
  readonly isAnswered: boolean;
  readonly marks: number;
  /** The ids of the options that were chosen. */
  readonly chosen: readonly string[];
  /** Seconds; null if the question was never opened. */
  readonly seconds: number | null;
}

/** One attempt: its total marks, and its questions by their ids. */
export interface ItemAttempt {
  readonly total: number;
  readonly items: ReadonlyMap<string, ItemResponse>;
}

/** What classical test theory says of one question. Shares are between 0 and 1, correlations between -1 and 1. */
export interface ItemFigures {
  /** Attempts at a paper that has the question. */
  readonly attempts: number;
  readonly answered: number;
  /** The facility: the share of all attempts that had it right. */
  readonly right: number;
  /** The point-biserial correlation of being right with the marks of all other questions; null where either never varies. */
  readonly pointBiserial: number | null;
  /** The share that had it right in the upper 27 % by total marks, less that in the lower 27 %; null for few attempts. */
  readonly upperLower: number | null;
  /** Of all attempts, by option. */
  readonly chosen: ReadonlyMap<string, number>;
  readonly medianSeconds: number | null;
  readonly flags: readonly ItemFlag[];
}

/** The groups that tell questions apart best where marks are spread as usual (Kelley 1939). */
const GROUP_SHARE = 0.27;
/** Below so many attempts the figures say little, and nothing is flagged. */
export const FEWEST_FOR_FLAGS = 30;
/** Ebel and Frisbie (1991): a question below it needs to be looked at. */
const LEAST_DISCRIMINATION = 0.2;
const TOO_HARD = 0.2;
const TOO_EASY = 0.9;
/** An option that fewer choose distracts nobody. */
const LEAST_CHOSEN = 0.05;

/**
 * The figures of a question over attempts at its paper.
 * @param options the ids of its options; none where it has none. @param correct those that are right.
 * @param all the best first (`bestFirst`).
 */
export function analyseItem(
  questionId: string,
  options: readonly string[],
  correct: ReadonlySet<string>,
  all: readonly ItemAttempt[],
): ItemFigures {
  const attempts = all.flatMap(({ total, items }) => {
    const response = items.get(questionId);
    return response === undefined ? [] : [{ ...response, total }];
  });
  const [upper, lower] = groupsOf(attempts);
  const shareOf = (group: readonly (typeof attempts)[number][], option: string) =>
    share(group, ({ chosen }) => chosen.includes(option));
  const chosen = new Map(options.map((option) => [option, shareOf(attempts, option)]));
  const figures = {
    attempts: attempts.length,
    answered: attempts.filter(({ isAnswered }) => isAnswered).length,
    right: share(attempts, ({ isRight }) => isRight),
    pointBiserial: pointBiserial(
      attempts.map(({ isRight }) => isRight),
      // Its own marks would correlate with it in any case (LeBlanc and Cox 2017).
      attempts.map(({ total, marks }) => total - marks),
    ),
    upperLower:
      upper.length === 0
        ? null
        : share(upper, ({ isRight }) => isRight) - share(lower, ({ isRight }) => isRight),
    chosen,
    medianSeconds: medianOf(
      attempts.reduce<TimeBuckets>(
        (times, { seconds }) => (seconds === null ? times : withTime(times, seconds)),
        [],
      ),
    ),
  };
  if (attempts.length < FEWEST_FOR_FLAGS) return { ...figures, flags: ['few-attempts'] };
  const wrong = options.filter((option) => !correct.has(option));
  const isOutdone = (option: string) =>
    [...correct].some((right) => shareOf(upper, option) > shareOf(upper, right));
  return {
    ...figures,
    flags: flagsOf({ ...figures, wrong, isKeyDoubtful: wrong.some(isOutdone) }),
  };
}

interface Flaggable extends Pick<ItemFigures, 'right' | 'pointBiserial' | 'upperLower' | 'chosen'> {
  readonly wrong: readonly string[];
  /** The best students choose an option more often that is not right. */
  readonly isKeyDoubtful: boolean;
}

function flagsOf({ right, pointBiserial, upperLower, chosen, wrong, isKeyDoubtful }: Flaggable): ItemFlag[] {
  const flags: ItemFlag[] = [];
  if (isKeyDoubtful) flags.push('key-doubtful');
  if ((pointBiserial ?? 0) < 0 || (upperLower ?? 0) < 0) flags.push('negative-discrimination');
  else if (upperLower !== null && upperLower < LEAST_DISCRIMINATION && right >= TOO_HARD && right <= TOO_EASY)
    flags.push('low-discrimination');
  if (right < TOO_HARD) flags.push('too-hard');
  if (right > TOO_EASY) flags.push('too-easy');
  if (right <= TOO_EASY && wrong.some((option) => (chosen.get(option) ?? 0) < LEAST_CHOSEN))
    flags.push('unused-option');
  return flags;
}

/** Of those with the marks at a group's edge, who belongs to it is decided by their place. */
function groupsOf<A>(attempts: readonly A[]): [upper: readonly A[], lower: readonly A[]] {
  const size = Math.round(attempts.length * GROUP_SHARE);
  return size === 0 ? [[], []] : [attempts.slice(0, size), attempts.slice(-size)];
}

/** In the order that every question's groups are taken in. */
export function bestFirst(attempts: readonly ItemAttempt[]): ItemAttempt[] {
  return [...attempts].sort((a, b) => b.total - a.total);
}

function share<A>(of: readonly A[], counts: (one: A) => boolean): number {
  return of.length === 0 ? 0 : of.filter(counts).length / of.length;
}

/**
 * The correlation of a yes or no with a number: (M1 - M0) / s * sqrt(p q), with the standard deviation of all.
 * @returns null where one of the two never varies.
 */
export function pointBiserial(isRight: readonly boolean[], scores: readonly number[]): number | null {
  const of = (wanted: boolean) => scores.filter((_score, place) => isRight[place] === wanted);
  const [rights, wrongs] = [of(true), of(false)];
  if (rights.length === 0 || wrongs.length === 0) return null;
  const mean = meanOf(scores);
  const deviation = Math.sqrt(meanOf(scores.map((score) => (score - mean) ** 2)));
  // What does not vary has a deviation of nothing but rounding.
  if (deviation < 1e-9) return null;
  const p = rights.length / scores.length;
  return ((meanOf(rights) - meanOf(wrongs)) / deviation) * Math.sqrt(p * (1 - p));
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
