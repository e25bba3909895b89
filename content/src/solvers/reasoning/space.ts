import { placesWhere, Unreadable, wordsOf, type Solvers } from '../solver.ts';
import { ordersOf, placesSaying, sameInAll } from './enumerate.ts';

const COMPASS = ['north', 'east', 'south', 'west'];
const ALONG: readonly (readonly [east: number, north: number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

/** Where a walk ends, in metres to the east and to the north of its start. */
function endOf(text: string): { east: number; north: number } {
  const [metres = '', direction = ''] = wordsOf(text, /walks (\d+) m towards the (\w+)/);
  let heading = COMPASS.indexOf(direction);
  if (heading < 0) throw new Unreadable(`Not a direction: ${direction}`);
  const at = { east: 0, north: 0 };
  const walk = (distance: number) => {
    const [east, north] = ALONG[heading] ?? [0, 0];
    at.east += east * distance;
    at.north += north * distance;
  };
  walk(Number(metres));
  for (const [, turn, distance] of text.matchAll(/turns (left|right) (?:again )?and walks (\d+) m/g)) {
    heading = (heading + (turn === 'right' ? 1 : 3)) % 4;
    walk(Number(distance));
  }
  return at;
}

/** Where a letter of a square of three rows goes, by row and column. */
type Place = readonly [row: number, column: number];
const MOVES: Readonly<Record<string, (place: Place) => Place>> = {
  'turned clockwise by 90°': ([row, column]) => [column, 2 - row],
  'turned anticlockwise by 90°': ([row, column]) => [2 - column, row],
  'turned by 180°': ([row, column]) => [2 - row, 2 - column],
  'reflected in a vertical line through its middle': ([row, column]) => [row, 2 - column],
  'reflected in a horizontal line through its middle': ([row, column]) => [2 - row, column],
};
const PLACES: Readonly<Record<string, Place>> = {
  'in the top left corner': [0, 0],
  'in the middle of the top row': [0, 1],
  'in the top right corner': [0, 2],
  'in the middle of the left column': [1, 0],
  'in the middle of the right column': [1, 2],
  'in the bottom left corner': [2, 0],
  'in the middle of the bottom row': [2, 1],
  'in the bottom right corner': [2, 2],
};

/** What is seen on the top, in front, on the right, on the left, at the back and at the bottom of a die. */
type Die = readonly string[];
const OPPOSITE = [5, 4, 3, 2, 1, 0];

/** The die after it was rolled to the back, and after it was turned on its base. */
const rolled = (die: Die): Die => [1, 5, 2, 3, 0, 4].map((face) => die[face] ?? '');
const turned = (die: Die): Die => [0, 2, 4, 1, 3, 5].map((face) => die[face] ?? '');

/** A die in all the positions in which it can lie. */
function positionsOf(die: Die): Die[] {
  const found = new Map([[die.join(' '), die]]);
  for (const position of found.values())
    for (const next of [rolled(position), turned(position)]) found.set(next.join(' '), next);
  return [...found.values()];
}

const isSeen = (die: Die, view: readonly string[]) => view.every((colour, face) => die[face] === colour);

type Point = readonly [across: number, up: number];

/** Which half of a sheet moves in a fold, as the axis and the side on which the moving half lies. */
const FOLDS: Readonly<Record<string, readonly [axis: 0 | 1, isUpperSide: boolean]>> = {
  'the left half over the right half': [0, false],
  'the right half over the left half': [0, true],
  'the bottom half over the top half': [1, false],
  'the top half over the bottom half': [1, true],
};
const NUMBERS_OF_FOLDS = new Map([
  ['once', 1],
  ['twice', 2],
  ['three times', 3],
  ['four times', 4],
]);

export const space: Solvers = {
  'reasoning-ability/walk-with-turns': ({ text }) => {
    const { east, north } = endOf(text);
    wordsOf(text, /(How far) is \w+ now from the starting point\?/);
    return Math.hypot(east, north);
  },
  'reasoning-ability/direction-from-the-start': ({ text, options }) => {
    const { east, north } = endOf(text);
    wordsOf(text, /(In which direction) from the starting point is \w+ now\?/);
    const names = { north: ['south', '', 'north'], east: ['west', '', 'east'] };
    const parts = [names.north[Math.sign(north) + 1] ?? '', names.east[Math.sign(east) + 1] ?? ''];
    const direction = parts.filter((part) => part !== '').join('-');
    return placesWhere(options, (option) => option === direction);
  },
  'general-aptitude/square-turned-and-reflected': ({ text, options, drawing }) => {
    const [said = ''] = wordsOf(drawing, /rows from top to bottom: (.*)$/);
    const rows = said.split(' / ').map((row) => row.split(' '));
    if (!text.includes(said)) throw new Unreadable(`The drawing is of another square: ${said}`);
    const [moves = '', asked = ''] = wordsOf(text, /The square is (.*)\. Which letter is then (.*)\?/);
    const end = PLACES[asked];
    const steps = moves.split(/, | and then /).map((move) => MOVES[move]);
    const places: Place[] = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column): Place => [row, column]));
    const start = places.find((place) => {
      const reached = steps.reduce((at: Place, step) => {
        if (step === undefined) throw new Unreadable(`Not a move of a square: ${moves}`);
        return step(at);
      }, place);
      return end !== undefined && String(reached) === String(end);
    });
    if (start === undefined) throw new Unreadable(`Not a place in a square: ${asked}`);
    return placesWhere(options, (option) => option === rows[start[0]]?.[start[1]]);
  },
  'general-aptitude/two-views-of-a-die': ({ text, options }) => {
    const [listed = '', asked = ''] = wordsOf(
      text,
      /six faces of a die are of six colours: ([^.]*)\..* Which colour is on the face opposite to (\w+)\?/,
    );
    const colours = listed.split(', ');
    const [first, second] = [...text.matchAll(/(\w+) on top, (\w+) in front and (\w+) on the right/g)].map(
      (view) => view.slice(1),
    );
    if (first === undefined || second === undefined) throw new Unreadable(`Not two views: ${text}`);
    const opposites = ordersOf(colours)
      .filter((die) => isSeen(die, first) && positionsOf(die).some((position) => isSeen(position, second)))
      .map((die) => die[OPPOSITE[die.indexOf(asked)] ?? -1] ?? '');
    return placesSaying(
      options,
      sameInAll(opposites, (colour) => colour),
    );
  },
  'general-aptitude/folded-and-punched': ({ text }) => {
    const [times = '', said = '', holes = '', , onCrease] = wordsOf(
      text,
      /is folded ([a-z ]+): (.*?)\. (\d+) holes? (?:is|are) punched through all layers, away from edges and creases\.( Then (\d+) more holes? (?:is|are) punched exactly on the crease of the last fold, away from its ends\.)? How many holes/,
    );
    const folds = said.split(/, | and then /).map((fold) => FOLDS[fold]);
    if (folds.length !== NUMBERS_OF_FOLDS.get(times))
      throw new Unreadable(`Not the folds of a sheet: ${said}`);
    // The part of the unit square that the folded sheet covers, and where the creases are.
    const low: [number, number] = [0, 0];
    const high: [number, number] = [1, 1];
    const creases = folds.map((fold) => {
      if (fold === undefined) throw new Unreadable(`Not a fold: ${said}`);
      const [axis, isUpperSide] = fold;
      const crease = (low[axis] + high[axis]) / 2;
      if (isUpperSide) high[axis] = crease;
      else low[axis] = crease;
      return { axis, crease };
    });
    const last = creases.at(-1);
    const pointAt = (share: number): Point => [
      low[0] + share * (high[0] - low[0]),
      low[1] + share ** 2 * (high[1] - low[1]),
    ];
    const within = Array.from({ length: Number(holes) }, (_unused, hole) =>
      pointAt((hole + 1) / Math.E ** 2),
    );
    const upon = Array.from({ length: Number(onCrease) }, (_unused, hole) => {
      const [across, up] = pointAt((hole + 1) / Math.PI);
      return last?.axis === 0 ? ([last.crease, up] as const) : ([across, last?.crease ?? 0] as const);
    });
    const unfolded = creases.reduceRight(
      (points: readonly Point[], { axis, crease }) =>
        points.flatMap(([across, up]): Point[] => [
          [across, up],
          axis === 0 ? [2 * crease - across, up] : [across, 2 * crease - up],
        ]),
      [...within, ...upon],
    );
    return new Set(unfolded.map((point) => point.map((part) => part.toFixed(9)).join(' '))).size;
  },
  'general-aptitude/painted-block': ({ text }) => {
    const [long = 0, wide = 0, high = 0] = wordsOf(
      text,
      /block (\d+) cm by (\d+) cm by (\d+) cm, the last of these being its height/,
    ).map(Number);
    const [painted = '', asked = ''] = wordsOf(
      text,
      /is painted on (.*)\. Then it is cut into cubes with edges of 1 cm\. How many of these cubes have (?:exactly )?(no|\d) painted faces?\?/,
    );
    const ends = [
      'all its six faces',
      'all its faces but the bottom',
      'its four side faces, but not at the top and the bottom',
    ];
    const bare = ends.indexOf(painted);
    if (bare < 0) throw new Unreadable(`Not a way to paint: ${painted}`);
    let count = 0;
    for (let x = 0; x < long; x += 1)
      for (let y = 0; y < wide; y += 1)
        for (let z = 0; z < high; z += 1) {
          const sides = [x === 0, x === long - 1, y === 0, y === wide - 1];
          const faces = [...sides, z === 0 && bare === 0, z === high - 1 && bare < 2].filter(Boolean);
          if (faces.length === (asked === 'no' ? 0 : Number(asked))) count += 1;
        }
    return count;
  },
};
