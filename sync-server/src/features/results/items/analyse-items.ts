import type { ItemFlag } from '@exam/shared-schema/contract';
import type { AnswerPart } from '@exam/shared-schema/question-types';
import { medianOf, withTime, type TimeBuckets } from '../time-buckets.ts';
import { givenParts, hasOutdonePart, mostGiven, type GivenPart } from './given-parts.ts';

/** One marked question of one attempt. */
export interface ItemResponse {
  readonly isRight: boolean;
  readonly isAnswered: boolean;
  readonly marks: number;
  /** Ids of the chosen options. */
  readonly chosen: readonly string[];
  /** What else is counted of its answer (QT10, QT11). */
  readonly parts: readonly AnswerPart[];
  /** Seconds; null if the question was never opened. */
  readonly seconds: number | null;
}

/** One attempt: its total marks, and its questions by id. */
export interface ItemAttempt {
  readonly total: number;
  readonly items: ReadonlyMap<string, ItemResponse>;
}

/** What a question is analysed by. */
export interface AnalysedQuestion {
  readonly questionId: string;
  /** The ids of its options, if they are right or wrong by themselves. */
  readonly options: readonly string[];
  /** The ids of the right ones. */
  readonly correct: ReadonlySet<string>;
  /** The parts of a right answer. */
  readonly rightParts: readonly AnswerPart[];
}

/** Classical item analysis of one question. Shares are between 0 and 1, correlations between -1 and 1. */
export interface ItemFigures {
  /** Attempts at a paper with the question. */
  readonly attempts: number;
  readonly answered: number;
  /** The facility: the share of all attempts that had it right. */
  readonly right: number;
  /** The point-biserial correlation of being right with the marks of all other questions; null if either is constant. */
  readonly pointBiserial: number | null;
  /** The discrimination index: the share that had it right in the upper 27 % by total marks, minus that in the lower 27 %. */
  readonly upperLower: number | null;
  /** Share of all attempts that chose each option. */
  readonly chosen: ReadonlyMap<string, number>;
  /** The right parts, then the wrong ones that were given most often. */
  readonly given: readonly GivenPart[];
  readonly medianSeconds: number | null;
  readonly flags: readonly ItemFlag[];
}

/** The group size with the best discrimination for normally distributed marks (Kelley 1939). */
const GROUP_SHARE = 0.27;
/** With fewer attempts the figures are unreliable, and nothing is flagged. */
export const FEWEST_FOR_FLAGS = 30;
/** Ebel and Frisbie (1991): questions below this need review. */
const LEAST_DISCRIMINATION = 0.2;
const TOO_HARD = 0.2;
const TOO_EASY = 0.9;
/** An option chosen by fewer is not a working distractor. */
const LEAST_CHOSEN = 0.05;

/**
 * IA2: the figures of a question over attempts at its paper.
 * @param all attempts, best first (`bestFirst`).
 */
export function analyseItem(
  { questionId, options, correct, rightParts }: AnalysedQuestion,
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
      // Without its own marks, which would always correlate with it (LeBlanc and Cox 2017).
      attempts.map(({ total, marks }) => total - marks),
    ),
    upperLower:
      upper.length === 0
        ? null
        : share(upper, ({ isRight }) => isRight) - share(lower, ({ isRight }) => isRight),
    chosen,
    given: mostGiven(givenParts(attempts.map(partsOf), rightParts)),
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
    flags: flagsOf({
      ...figures,
      wrong,
      isKeyDoubtful: wrong.some(isOutdone) || hasOutdonePart(givenParts(upper.map(partsOf), rightParts)),
    }),
  };
}

const partsOf = ({ parts }: ItemResponse) => parts;

interface Flaggable extends Pick<ItemFigures, 'right' | 'pointBiserial' | 'upperLower' | 'chosen'> {
  readonly wrong: readonly string[];
  /** Whether the best students chose a wrong option more often. */
  readonly isKeyDoubtful: boolean;
}

/** IA3: the reasons to review the question. */
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

/** Ties at the edge of a group are resolved by the order of the list. */
function groupsOf<A>(attempts: readonly A[]): [upper: readonly A[], lower: readonly A[]] {
  const size = Math.round(attempts.length * GROUP_SHARE);
  return size === 0 ? [[], []] : [attempts.slice(0, size), attempts.slice(-size)];
}

/** The order that determines the groups of every question. */
export function bestFirst(attempts: readonly ItemAttempt[]): ItemAttempt[] {
  return [...attempts].sort((a, b) => b.total - a.total);
}

function share<A>(of: readonly A[], counts: (one: A) => boolean): number {
  return of.length === 0 ? 0 : of.filter(counts).length / of.length;
}

/**
 * The correlation of a boolean with a number: (M1 - M0) / s * sqrt(p q), with the standard deviation of all.
 * @returns null if one of the two is constant.
 */
export function pointBiserial(isRight: readonly boolean[], scores: readonly number[]): number | null {
  const of = (wanted: boolean) => scores.filter((_score, place) => isRight[place] === wanted);
  const [rights, wrongs] = [of(true), of(false)];
  if (rights.length === 0 || wrongs.length === 0) return null;
  const mean = meanOf(scores);
  const deviation = Math.sqrt(meanOf(scores.map((score) => (score - mean) ** 2)));
  // Constant values have a deviation of rounding errors only.
  if (deviation < 1e-9) return null;
  const p = rights.length / scores.length;
  return ((meanOf(rights) - meanOf(wrongs)) / deviation) * Math.sqrt(p * (1 - p));
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
