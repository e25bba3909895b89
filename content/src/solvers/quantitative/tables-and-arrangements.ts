import { numberIn, placesWhere, solve, Unreadable, wordsOf, type Solvers } from '../solver.ts';

/** The rows of a table whose first column is a word or a year and whose others are numbers. */
function rowsIn(text: string): ReadonlyMap<string, readonly number[]> {
  const rows = [...text.matchAll(/^(\w+)((?: & \d+)+) \\\\$/gm)];
  if (rows.length === 0) throw new Unreadable(`No table in: ${text}`);
  return new Map(rows.map(([, head = '', cells = '']) => [head, cells.split(' & ').slice(1).map(numberIn)]));
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const COUNTS = ['no', 'one', 'two', 'three', 'four'];

type Order = readonly string[];

function orders(of: Order): Order[] {
  if (of.length === 0) return [[]];
  return of.flatMap((first) => orders(of.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

const CLUES: readonly (readonly [RegExp, (order: Order, words: readonly string[]) => boolean])[] = [
  [
    /^Exactly (\w+) lectures? (?:is|are) held between those of (\w) and (\w)\.$/,
    (order, [count = '', a = '', b = '']) =>
      Math.abs(order.indexOf(a) - order.indexOf(b)) === COUNTS.indexOf(count) + 1,
  ],
  [
    /^(\w) lectures earlier in the week than (\w)\.$/,
    (order, [a = '', b = '']) => order.indexOf(a) < order.indexOf(b),
  ],
  [
    /^(\w) lectures on the day immediately before (\w)\.$/,
    (order, [a = '', b = '']) => order.indexOf(a) + 1 === order.indexOf(b),
  ],
  [
    /^(\w) lectures neither on (\w+day) nor on (\w+day)\.$/,
    (order, [a = '', ...days]) => !days.includes(DAYS[order.indexOf(a)] ?? ''),
  ],
  [/^(\w) lectures on (\w+day)\.$/, (order, [a = '', day = '']) => order.indexOf(a) === DAYS.indexOf(day)],
];

/** @throws Unreadable */
function isKept(clue: string): (order: Order) => boolean {
  const [found, more] = CLUES.filter(([said]) => said.test(clue));
  if (found === undefined || more !== undefined) throw new Unreadable(clue);
  const [said, isTrue] = found;
  const words = wordsOf(clue, said);
  return (order) => isTrue(order, words);
}

export const tablesAndArrangements: Solvers = {
  'quantitative-aptitude/table-of-sales': ({ text }) => {
    const [from = '', to = ''] = wordsOf(
      text,
      'increase in the total sales of books and pens from # to #, to one',
    );
    const rows = rowsIn(text);
    const [before, after] = [sumOf(rows.get(from) ?? []), sumOf(rows.get(to) ?? [])];
    return (100 * (after - before)) / before;
  },
  'quantitative-aptitude/table-of-candidates': ({ text }) => {
    const [more = '', fewer = ''] = wordsOf(
      text,
      /number of candidates who qualified from (\w+) exceed the number who qualified from (\w+)\?/,
    );
    const rows = rowsIn(text);
    const qualified = (state: string) => {
      const [appeared = Number.NaN, percentage = Number.NaN] = rows.get(state) ?? [];
      return (appeared * percentage) / 100;
    };
    return qualified(more) - qualified(fewer);
  },
  'quantitative-aptitude/table-of-production': ({ text }) => {
    if (!/\(in thousands\)[^]*average number of fans per year that were not sold/.test(text))
      throw new Unreadable(text);
    const unsold = [...rowsIn(text).values()].map(
      ([thousands = 0, sold = 0]) => 1000 * thousands * (1 - sold / 100),
    );
    return sumOf(unsold) / unsold.length;
  },
  'quantitative-aptitude/caselet-of-a-college': solve(
    'has # students, of whom #% are girls. #% of the girls and #% of the boys play at least one game. How many students of the college play no game',
    (students, girls, girlsWhoPlay, boysWhoPlay) => {
      const ofGirls = (students * girls) / 100;
      return ofGirls * (1 - girlsWhoPlay / 100) + (students - ofGirls) * (1 - boysWhoPlay / 100);
    },
  ),
  'quantitative-aptitude/balls-from-a-bag': ({ text }) => {
    const words = wordsOf(
      text,
      'contains # red, # blue and # green balls. Two balls are drawn at random, without replacement. What is the probability that @?',
    );
    const [red = 0, blue = 0, green = 0] = words.slice(0, 3).map(numberIn);
    const balls = [...'r'.repeat(red), ...'b'.repeat(blue), ...'g'.repeat(green)];
    const events: Readonly<Record<string, (one: string, other: string) => boolean>> = {
      'exactly one is red': (one, other) => (one === 'r') !== (other === 'r'),
      'at least one is blue': (one, other) => one === 'b' || other === 'b',
      'both are of the same colour': (one, other) => one === other,
    };
    const event = events[words[3] ?? ''];
    if (event === undefined) throw new Unreadable(text);
    const pairs = balls.flatMap((one, place) => balls.slice(place + 1).map((other) => event(one, other)));
    return pairs.filter(Boolean).length / pairs.length;
  },
  'data-interpretation-and-logical-reasoning/lectures-of-a-week': ({ text, options }) => {
    const [names = '', last = '', asked = ''] = wordsOf(
      text,
      /^Six professors ([A-Z, ]+) and ([A-Z]) each give one lecture in a week from Monday to Saturday, one lecture a day\.[^]*Who lectures on (\w+)\?$/,
    );
    const clues = [...text.matchAll(/^\(\d\) (.*)$/gm)].map(([, clue = '']) => isKept(clue));
    const kept = orders([...names.split(', '), last]).filter((order) => clues.every((clue) => clue(order)));
    const lecturers = new Set(kept.map((order) => order[DAYS.indexOf(asked)]));
    if (lecturers.size !== 1) throw new Unreadable(`${lecturers.size} can lecture on ${asked}: ${text}`);
    return placesWhere(options, (option) => lecturers.has(option));
  },
};
