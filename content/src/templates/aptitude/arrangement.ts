import type { Random } from '../random.ts';

/** Who stands at which place, from the first to the last. */
export type Order = readonly string[];

/** A sentence about an arrangement that may be true of it. */
export interface Clue {
  readonly says: string;
  readonly holds: (order: Order) => boolean;
  /** It names a place, and so tells more than one that compares; at most one of a question does. */
  readonly isPlace?: boolean;
}

export interface Puzzle {
  readonly clues: readonly Clue[];
  readonly solution: Order;
  /** How many orders obey all clues, counted over every order there is. It is 1. */
  readonly count: number;
  /** The clues one after the other, and what each of them leaves. */
  readonly steps: string;
}

interface Wording {
  /** '3rd from the left', for the place with this number, from 0. */
  readonly place: (at: number) => string;
  /** 'From left to right'. */
  readonly inOrder: string;
}

const LEAST_CLUES = 3;
const MOST_CLUES = 5;
/** So many orders can be written out in a solution. */
const LISTED = 4;
/** Of so many clues the one that excludes most is taken: not always the best of all, or questions would be alike. */
const SEEN_AT_ONCE = 5;

/**
 * CT10: clues that are true of the solution and of no other order of `orders`, none of them without need. Null if they are
 * too few or too many for a question.
 */
export function puzzleOf(
  random: Random,
  orders: readonly Order[],
  candidates: (solution: Order) => readonly Clue[],
  wording: Wording,
): Puzzle | null {
  const solution = random.pick(orders);
  const chosen = needed(choose(random, orders, random.shuffle(candidates(solution))), orders);
  const left = orders.filter((order) => chosen.every(({ holds }) => holds(order)));
  if (left.length !== 1 || chosen.length < LEAST_CLUES || chosen.length > MOST_CLUES) return null;
  // The clue that leaves least comes first, as who solves the puzzle would take it.
  const leaves = (clue: Clue) => orders.filter(clue.holds).length;
  const clues = chosen.map((clue) => [leaves(clue), clue] as const).sort(([one], [other]) => one - other);
  const inOrder = clues.map(([, clue]) => clue);
  return { clues: inOrder, solution, count: left.length, steps: stepsOf(inOrder, orders, wording) };
}

/**
 * The wrong answer of who overlooks one clue: an order that breaks this clue alone and has somebody else in the place that
 * is asked for. Empty where there is no such order.
 */
export function nearMiss(
  { clues }: Puzzle,
  orders: readonly Order[],
  right: string,
  answerIn: (order: Order) => string | undefined,
): string {
  for (const [at, overlooked] of [...clues.entries()].reverse()) {
    const near = orders.find(
      (order) =>
        clues.every((clue) => clue.holds(order) === (clue !== overlooked)) &&
        ![right, undefined].includes(answerIn(order)),
    );
    if (near !== undefined)
      return ` Whoever overlooks clue ${at + 1} may find the order ${near.join(', ')}, in which ${answerIn(near) ?? ''} would be the answer.`;
  }
  return '';
}

function choose(random: Random, orders: readonly Order[], candidates: readonly Clue[]): Clue[] {
  const chosen: Clue[] = [];
  let left = orders;
  let open = candidates;
  while (left.length > 1 && open.length > 0 && chosen.length <= MOST_CLUES) {
    const counted = open
      .slice(0, SEEN_AT_ONCE)
      .map((clue) => [clue, left.filter((order) => clue.holds(order))] as const);
    const [best, after] = counted.reduce((one, other) => (other[1].length < one[1].length ? other : one));
    if (after.length < left.length) {
      chosen.push(best);
      left = after;
    }
    open = random.shuffle(
      open.filter((clue) => clue !== best && !(best.isPlace === true && clue.isPlace === true)),
    );
  }
  return chosen;
}

function needed(clues: readonly Clue[], orders: readonly Order[]): Clue[] {
  return clues.reduce<Clue[]>(
    (kept, clue) => {
      const others = kept.filter((one) => one !== clue);
      const isEnough = orders.filter((order) => others.every(({ holds }) => holds(order))).length === 1;
      return isEnough ? others : kept;
    },
    [...clues],
  );
}

function stepsOf(clues: readonly Clue[], orders: readonly Order[], { place, inOrder }: Wording): string {
  // What is certain from the beginning needs no words: P sits where P sits.
  const said = new Set(placesLeft(orders, place));
  let left = orders;
  const steps = clues.map(({ holds }, at) => {
    const before = left.length;
    left = left.filter(holds);
    const fresh = placesLeft(left, place).filter((sentence) => !said.has(sentence));
    for (const sentence of fresh) said.add(sentence);
    return `Clue ${at + 1}: ${whatIsLeft(left, fresh, before)}`;
  });
  return [...steps, `${inOrder}, the order is ${(left[0] ?? []).join(', ')}.`].join('\n\n');
}

/** Who can be at one or two places alone. */
function placesLeft(left: readonly Order[], place: Wording['place']): string[] {
  return (left[0] ?? []).flatMap((name) => {
    const places = [...new Set(left.map((order) => order.indexOf(name)))].sort((one, other) => one - other);
    return places.length <= 2 ? [`${name} can only be ${places.map(place).join(' or ')}`] : [];
  });
}

function whatIsLeft(left: readonly Order[], fresh: readonly string[], before: number): string {
  if (left.length === 1)
    return before <= LISTED
      ? `of these ${before} arrangements only ${(left[0] ?? []).join(', ')} agrees with it.`
      : 'only one arrangement is left.';
  if (left.length <= LISTED)
    return `${left.length} arrangements are left: ${left.map((order) => order.join(', ')).join('; ')}.`;
  return `${[`${left.length} arrangements are left`, ...fresh].join('; ')}.`;
}
