import { ordinal, range } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import { permutations } from '../combinations.ts';
import { whenAsked } from '../../when-asked.ts';
import { nearMiss, puzzleOf, type Clue, type Order, type Puzzle } from './arrangement.ts';

const { mcq } = templatesOf('Reasoning Ability');
const cat = templatesOf('Data Interpretation and Logical Reasoning');

const PEOPLE = ['P', 'Q', 'R', 'S', 'T', 'U'] as const;
const SEATS = PEOPLE.length;
const everyOrder = whenAsked((): readonly Order[] => permutations(PEOPLE));
/** Round a table, clockwise: turned arrangements are the same, so P stands for the beginning. */
const everyRound = whenAsked((): readonly Order[] =>
  permutations(PEOPLE.slice(1)).map((others) => ['P', ...others]),
);
const COUNTS = ['no', 'one', 'two', 'three', 'four'] as const;
const pairs = PEOPLE.flatMap((one) =>
  PEOPLE.flatMap((other) => (one === other ? [] : [[one, other] as const])),
);

/** How the places of a line are spoken of. */
interface Line {
  readonly is: (name: string, at: number) => string;
  readonly justBefore: (one: string, other: string) => string;
  readonly before: (one: string, other: string) => string;
  readonly between: (one: string, other: string, count: number) => string;
  readonly notAtAnEnd: (name: string) => string;
}

function cluesOfALine(line: Line) {
  return (solution: Order): Clue[] => {
    const at = (name: string) => solution.indexOf(name);
    const placed = PEOPLE.map((name): Clue => {
      const place = at(name);
      return { says: line.is(name, place), holds: (order) => order[place] === name, isPlace: true };
    });
    const inside = PEOPLE.filter((name) => at(name) > 0 && at(name) < SEATS - 1).map((name): Clue => ({
      says: line.notAtAnEnd(name),
      holds: (order) => order[0] !== name && order[SEATS - 1] !== name,
    }));
    const compared = pairs.flatMap(([one, other]): Clue[] => {
      const gap = at(other) - at(one);
      if (gap < 0) return [];
      const before: Clue = {
        says: line.before(one, other),
        holds: (order) => order.indexOf(one) < order.indexOf(other),
      };
      if (gap === 1)
        return [
          {
            says: line.justBefore(one, other),
            holds: (order) => order.indexOf(other) - order.indexOf(one) === 1,
          },
        ];
      const between: Clue = {
        says: line.between(one, other, gap - 1),
        holds: (order) => Math.abs(order.indexOf(other) - order.indexOf(one)) === gap,
      };
      return [before, between];
    });
    return [...placed, ...inside, ...compared];
  };
}

const listed = ({ clues }: Puzzle) => clues.map(({ says }, at) => `(${at + 1}) ${says}`).join('\n\n');

/** The question for one name, with the other names as wrong options. */
function asked(
  puzzle: Puzzle,
  orders: readonly Order[],
  intro: string,
  question: string,
  answerIn: (order: Order) => string | undefined,
  exclude: readonly string[] = [],
) {
  const right = answerIn(puzzle.solution) ?? '';
  return {
    text: `${intro}\n\n${listed(puzzle)}\n\n${question}`,
    right,
    wrong: PEOPLE.filter((name) => name !== right && !exclude.includes(name)),
    proof: [[puzzle.count, 1]] as const,
    why: `${puzzle.steps} ${question.replace('Who', `So ${right}`).replace('?', '.')}${nearMiss(puzzle, orders, right, answerIn)}`,
    difficulty: puzzle.clues.length === 3 ? 4 : puzzle.clues.length,
  };
}

const fromLeft = (at: number) => `${ordinal(at + 1)} from the left end`;
const row: Line = {
  is: (name, at) => `${name} sits ${fromLeft(at)}.`,
  justBefore: (one, other) => `${one} sits immediately to the left of ${other}.`,
  before: (one, other) => `${one} sits somewhere to the left of ${other}.`,
  between: (one, other, count) =>
    `Exactly ${COUNTS[count] ?? count} ${count === 1 ? 'person sits' : 'persons sit'} between ${one} and ${other}.`,
  notAtAnEnd: (name) => `${name} does not sit at an end of the row.`,
};

const floors: Line = {
  is: (name, at) => `${name} lives on floor ${at + 1}.`,
  justBefore: (one, other) => `${other} lives immediately above ${one}.`,
  before: (one, other) => `${other} lives on a higher floor than ${one}.`,
  between: (one, other, count) =>
    `There ${count === 1 ? 'is exactly one floor' : `are exactly ${COUNTS[count] ?? count} floors`} between the floors of ${one} and ${other}.`,
  notAtAnEnd: (name) => `${name} lives neither on the lowest nor on the topmost floor.`,
};

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const days: Line = {
  is: (name, at) => `${name} lectures on ${DAYS[at] ?? ''}.`,
  justBefore: (one, other) => `${one} lectures on the day immediately before ${other}.`,
  before: (one, other) => `${one} lectures earlier in the week than ${other}.`,
  between: (one, other, count) =>
    `Exactly ${COUNTS[count] ?? count} ${count === 1 ? 'lecture is' : 'lectures are'} held between those of ${one} and ${other}.`,
  notAtAnEnd: (name) => `${name} lectures neither on Monday nor on Saturday.`,
};

/** The seats as they are seen from P's. */
const ROUND = [
  '',
  'immediately to the left of P',
  'second to the left of P',
  'opposite P',
  'second to the right of P',
  'immediately to the right of P',
] as const;

/** Seats to the left, which is clockwise for who faces the centre. */
const toTheLeft = (order: Order, of: string, by: number) => order[(order.indexOf(of) + by + SEATS) % SEATS];

function cluesOfATable(solution: Order): Clue[] {
  return pairs.flatMap(([one, other]): Clue[] => {
    const gap = (solution.indexOf(one) - solution.indexOf(other) + SEATS) % SEATS;
    const sits = (says: string, by: number): Clue => ({
      says,
      holds: (order) => toTheLeft(order, other, by) === one,
    });
    const apart: Clue = {
      says: `${one} is not an immediate neighbour of ${other}.`,
      holds: (order) => ![1, SEATS - 1].includes((order.indexOf(one) - order.indexOf(other) + SEATS) % SEATS),
    };
    if (gap === 1) return [sits(`${one} sits immediately to the left of ${other}.`, 1)];
    if (gap === 2) return [sits(`${one} sits second to the left of ${other}.`, 2), apart];
    if (gap === 3) return one < other ? [sits(`${one} sits opposite ${other}.`, 3), apart] : [];
    if (gap === 4) return [sits(`${one} sits second to the right of ${other}.`, 4)];
    return [sits(`${one} sits immediately to the right of ${other}.`, 5)];
  });
}

export const arranged = [
  mcq('seated-in-a-row', 'Seating Arrangement', 4, (random) => {
    const puzzle = puzzleOf(random, everyOrder(), cluesOfALine(row), {
      place: fromLeft,
      inOrder: 'From left to right',
    });
    if (puzzle === null) return null;
    // Not who sits at the right end, with nobody to the right.
    const name = puzzle.solution[random.int(0, SEATS - 2)] ?? '';
    const place = random.int(1, SEATS - 2);
    const intro = 'Six persons P, Q, R, S, T and U sit in a row, all facing north.';
    const isSaid = puzzle.clues.some(
      ({ says }) => says.includes(fromLeft(place)) || says.startsWith(`${name} sits immediately`),
    );
    if (isSaid) return null;
    return random.int(0, 1) === 0
      ? asked(puzzle, everyOrder(), intro, `Who sits ${fromLeft(place)}?`, (order) => order[place])
      : asked(
          puzzle,
          everyOrder(),
          intro,
          `Who sits immediately to the right of ${name}?`,
          (order) => order[order.indexOf(name) + 1],
          [name],
        );
  }),

  mcq('round-a-table', 'Seating Arrangement', 5, (random) => {
    const puzzle = puzzleOf(random, everyRound(), cluesOfATable, {
      place: (at) => ROUND[at] ?? '',
      inOrder: 'Clockwise from P, each to the left of the one before',
    });
    if (puzzle === null) return null;
    const name = random.pick(PEOPLE);
    const [by, where] = random.pick([
      [1, 'immediately to the left of'],
      [2, 'second to the left of'],
      [3, 'opposite'],
      [4, 'second to the right of'],
      [5, 'immediately to the right of'],
    ] as const);
    const right = toTheLeft(puzzle.solution, name, by) ?? '';
    const isSaid = puzzle.clues.some(
      ({ says }) => says.includes(name) && says.includes(right) && !says.includes('not'),
    );
    return isSaid
      ? null
      : asked(
          puzzle,
          everyRound(),
          'Six persons P, Q, R, S, T and U sit at equal distances round a circular table, all facing the centre.',
          `Who sits ${where} ${name}?`,
          (order) => toTheLeft(order, name, by),
          [name],
        );
  }),

  mcq('floors-of-a-building', 'Puzzles', 4, (random) => {
    const puzzle = puzzleOf(random, everyOrder(), cluesOfALine(floors), {
      place: (at) => `on floor ${at + 1}`,
      inOrder: 'From floor 1 to floor 6',
    });
    if (puzzle === null) return null;
    const place = random.int(0, SEATS - 1);
    const isSaid = puzzle.clues.some(({ says }) => says.includes(`on floor ${place + 1}`));
    return isSaid
      ? null
      : asked(
          puzzle,
          everyOrder(),
          'Six persons P, Q, R, S, T and U live on the six floors of a building, one on each floor. The lowest floor is floor 1 and the topmost is floor 6.',
          `Who lives on floor ${place + 1}?`,
          (order) => order[place],
        );
  }),

  cat.mcq('lectures-of-a-week', 'Scheduling', 5, (random) => {
    const puzzle = puzzleOf(random, everyOrder(), cluesOfALine(days), {
      place: (at) => `on ${DAYS[at] ?? ''}`,
      inOrder: 'From Monday to Saturday',
    });
    if (puzzle === null || puzzle.clues.length < 4) return null;
    const place = random.int(0, SEATS - 1);
    const isSaid = puzzle.clues.some(({ says }) => says.includes(`on ${DAYS[place] ?? ''}.`));
    return isSaid
      ? null
      : asked(
          puzzle,
          everyOrder(),
          'Six professors P, Q, R, S, T and U each give one lecture in a week from Monday to Saturday, one lecture a day.',
          `Who lectures on ${DAYS[place] ?? ''}?`,
          (order) => order[place],
        );
  }),

  mcq('six-friends-by-height', 'Order and Ranking', 3, (random) => {
    const clues = (solution: Order): Clue[] => [
      ...range(1, SEATS - 2).map((at): Clue => {
        const name = solution[at] ?? '';
        const taller = COUNTS[at] ?? '';
        return {
          says: `Exactly ${taller} of the others ${at === 1 ? 'is' : 'are'} taller than ${name}.`,
          holds: (order) => order[at] === name,
          isPlace: true,
        };
      }),
      ...pairs
        .flatMap(([one, other]) => PEOPLE.map((middle) => [one, middle, other] as const))
        .filter((three) => {
          const [a = 0, b = 0, c = 0] = three.map((name) => solution.indexOf(name));
          return a < b && b < c;
        })
        .map(([one, middle, other]): Clue => ({
          says: `${middle} is shorter than ${one} but taller than ${other}.`,
          holds: (order) =>
            order.indexOf(one) < order.indexOf(middle) && order.indexOf(middle) < order.indexOf(other),
        })),
    ];
    const puzzle = puzzleOf(random, everyOrder(), clues, {
      place: (at) => `${at === 0 ? 'the tallest' : `the ${ordinal(at + 1)} tallest`}`,
      inOrder: 'From the tallest to the shortest',
    });
    if (puzzle === null) return null;
    const place = random.int(1, SEATS - 2);
    const isSaid = puzzle.clues.some(({ says }) => says.startsWith(`Exactly ${COUNTS[place] ?? ''} `));
    return isSaid
      ? null
      : asked(
          puzzle,
          everyOrder(),
          'P, Q, R, S, T and U are six friends, and no two of them are of the same height.',
          `Who is the ${['', 'second', 'third', 'fourth', 'fifth'][place] ?? ''} tallest?`,
          (order) => order[place],
        );
  }),
];
