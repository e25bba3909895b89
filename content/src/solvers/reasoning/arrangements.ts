import { solve, Unreadable, wordsOf, type Printed, type Solvers } from '../solver.ts';
import {
  cluesIn,
  conditionOf,
  countIn,
  ordersOf,
  ordinalIn,
  placesSaying,
  sameInAll,
  type Kind,
} from './enumerate.ts';

type Order = readonly string[];

/** Who is asked for. */
type Asked = readonly [said: RegExp, who: (order: Order, ...words: string[]) => string | undefined];

/** Tries all orders of the six persons against the clues. */
function inOrder(
  { text, options }: Printed,
  kinds: readonly Kind<Order>[],
  asked: readonly Asked[],
): number[] {
  const clues = cluesIn(text).map((clue) => conditionOf(clue, kinds));
  const cases = ordersOf(['P', 'Q', 'R', 'S', 'T', 'U']).filter((order) =>
    clues.every((holds) => holds(order)),
  );
  const [question = ''] = wordsOf(text, /(Who [^?]*)\?\s*$/);
  const answers = asked.flatMap(([said, who]) => {
    const words = said.exec(question)?.slice(1);
    return words === undefined ? [] : [sameInAll(cases, (order) => who(order, ...words) ?? 'nobody')];
  });
  const [answer] = answers;
  if (answer === undefined || answers.length > 1) throw new Unreadable(`No one question: ${question}`);
  return placesSaying(options, answer);
}

const fromFirst = (order: Order, from = '', to = '') => order.indexOf(to) - order.indexOf(from);
const apart = (order: Order, one = '', other = '') => Math.abs(fromFirst(order, one, other));
const isAtAnEnd = (order: Order, who = '') => [0, order.length - 1].includes(order.indexOf(who));

/** Steps to the right of somebody who faces the centre of a round table; the order runs to the right. */
const stepsRound = (order: Order, from = '', to = '') =>
  (fromFirst(order, from, to) + order.length) % order.length;
const STEPS: Readonly<Record<string, number>> = {
  'immediately to the right of': 1,
  'second to the right of': 2,
  opposite: 3,
  'second to the left of': 4,
  'immediately to the left of': 5,
};

/** Flats 0 to 2 are those of the upper floor from the left, 3 to 5 those below them. */
const floorOf = (order: Order, who = '') => (order.indexOf(who) < 3 ? 'upper' : 'lower');
const columnOf = (order: Order, who = '') => order.indexOf(who) % 3;
const flatAt = (order: Order, floor: string, column: number) => order[(floor === 'upper' ? 0 : 3) + column];

export const arrangements: Solvers = {
  'reasoning-ability/place-in-a-row': solve(
    /Asha is (\d+)(?:st|nd|rd|th) from the left end and Ravi is (\d+)(?:st|nd|rd|th) from the right end\. Asha stands to the left of Ravi, and there are (\d+) students between them/,
    (fromLeft, fromRight, between) => {
      const placeOfRavi = fromLeft + between + 1;
      return placeOfRavi + fromRight - 1;
    },
  ),
  'reasoning-ability/seated-in-a-row': (printed) =>
    inOrder(
      printed,
      [
        [
          /^Exactly (\w+) persons? sits? between (\w) and (\w)\.$/,
          (order, count = '', one, other) => apart(order, one, other) === countIn(count) + 1,
        ],
        [
          /^(\w) sits immediately to the left of (\w)\.$/,
          (order, one, other) => fromFirst(order, one, other) === 1,
        ],
        [
          /^(\w) sits somewhere to the left of (\w)\.$/,
          (order, one, other) => fromFirst(order, one, other) > 0,
        ],
        [
          /^(\w) sits (\d)(?:st|nd|rd|th) from the left end\.$/,
          (order, who, place) => order[Number(place) - 1] === who,
        ],
        [/^(\w) does not sit at an end of the row\.$/, (order, who) => !isAtAnEnd(order, who)],
      ],
      [
        [/^Who sits (\d)(?:st|nd|rd|th) from the left end$/, (order, place) => order[Number(place) - 1]],
        [/^Who sits immediately to the right of (\w)$/, (order, who = '') => order[order.indexOf(who) + 1]],
      ],
    ),
  'reasoning-ability/round-a-table': (printed) =>
    inOrder(
      printed,
      [
        [
          /^(\w) sits (.*) (\w)\.$/,
          (order, who, where = '', from) => stepsRound(order, from, who) === STEPS[where],
        ],
        [
          /^(\w) is not an immediate neighbour of (\w)\.$/,
          (order, who, from) => ![1, 5].includes(stepsRound(order, from, who)),
        ],
      ],
      [
        [
          /^Who sits (.*) (\w)$/,
          (order, where = '', from) => order.find((who) => stepsRound(order, from, who) === STEPS[where]),
        ],
      ],
    ),
  'reasoning-ability/floors-of-a-building': (printed) =>
    inOrder(
      printed,
      [
        [
          /^There (?:is|are) exactly (\w+) floors? between the floors of (\w) and (\w)\.$/,
          (order, count = '', one, other) => apart(order, one, other) === countIn(count) + 1,
        ],
        [
          /^(\w) lives immediately above (\w)\.$/,
          (order, upper, lower) => fromFirst(order, lower, upper) === 1,
        ],
        [
          /^(\w) lives on a higher floor than (\w)\.$/,
          (order, upper, lower) => fromFirst(order, lower, upper) > 0,
        ],
        [/^(\w) lives on floor (\d)\.$/, (order, who, floor) => order[Number(floor) - 1] === who],
        [
          /^(\w) lives neither on the lowest nor on the topmost floor\.$/,
          (order, who) => !isAtAnEnd(order, who),
        ],
      ],
      [[/^Who lives on floor (\d)$/, (order, floor) => order[Number(floor) - 1]]],
    ),
  'reasoning-ability/six-friends-by-height': (printed) =>
    inOrder(
      printed,
      [
        [
          /^(\w) is shorter than (\w) but taller than (\w)\.$/,
          (order, who, taller, shorter) =>
            fromFirst(order, taller, who) > 0 && fromFirst(order, who, shorter) > 0,
        ],
        [
          /^Exactly (\w+) of the others (?:is|are) taller than (\w)\.$/,
          (order, count = '', who = '') => order.indexOf(who) === countIn(count),
        ],
      ],
      [[/^Who is the (\w+) tallest$/, (order, place = '') => order[ordinalIn(place) - 1]]],
    ),
  'general-aptitude/flats-on-two-floors': (printed) =>
    inOrder(
      printed,
      [
        [/^(\w) lives directly above (\w)\.$/, (order, upper, lower) => fromFirst(order, upper, lower) === 3],
        [
          /^(\w) and (\w) live on the same floor, (\w) immediately to the left of (\w)\.$/,
          (order, one, other, left, right) =>
            floorOf(order, one) === floorOf(order, other) && fromFirst(order, left, right) === 1,
        ],
        [
          /^(\w) and (\w) live on the same floor, one at each end of it\.$/,
          (order, one, other) =>
            floorOf(order, one) === floorOf(order, other) && apart(order, one, other) === 2,
        ],
        [
          /^(\w) lives further to the left than (\w)\.$/,
          (order, left, right) => columnOf(order, left) < columnOf(order, right),
        ],
        [
          /^(\w) and (\w) live on different floors, and neither directly above the other\.$/,
          (order, one, other) =>
            floorOf(order, one) !== floorOf(order, other) && columnOf(order, one) !== columnOf(order, other),
        ],
        [/^(\w) lives on the (upper|lower) floor\.$/, (order, who, floor) => floorOf(order, who) === floor],
      ],
      [
        [/^Who lives directly above (\w)$/, (order, who = '') => order[order.indexOf(who) - 3]],
        [/^Who lives directly below (\w)$/, (order, who = '') => order[order.indexOf(who) + 3]],
        [
          /^Who lives at the left end of the (upper|lower) floor$/,
          (order, floor = '') => flatAt(order, floor, 0),
        ],
        [
          /^Who lives in the middle of the (upper|lower) floor$/,
          (order, floor = '') => flatAt(order, floor, 1),
        ],
        [
          /^Who lives at the right end of the (upper|lower) floor$/,
          (order, floor = '') => flatAt(order, floor, 2),
        ],
      ],
    ),
};
