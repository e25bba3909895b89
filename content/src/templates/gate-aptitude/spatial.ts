import { asCount } from '../aptitude/rupees.ts';
import { label, line, sheet } from '../drawing.ts';
import { range, sum, tex } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';
import { facesSeen, oppositeBySearch, sixFaces, turnedDie, type View } from './die.ts';
import { holesUnfolded, type Fold } from './folded-paper.ts';

const { mcq, numerical } = templatesOf('General Aptitude');
const SPATIAL = 'Spatial Aptitude';

const FOLDS: readonly (readonly [Fold, string])[] = [
  ['right', 'the right half over the left half'],
  ['left', 'the left half over the right half'],
  ['top', 'the top half over the bottom half'],
  ['bottom', 'the bottom half over the top half'],
];
const TIMES = ['', 'once', 'twice', 'three times', 'four times'] as const;

const listed = (parts: readonly string[]) =>
  parts.length === 1 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and then ${parts.at(-1) ?? ''}`;
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const SIDES = ['length', 'breadth', 'height'] as const;

/** Of a block: its three edges in cm, and how many of the two faces at the ends of each are painted. */
interface Block {
  readonly edges: readonly number[];
  readonly painted: readonly number[];
}

/** Small cubes with so many painted faces, looked at one by one. */
function cubesWith({ edges, painted }: Block, faces: number): number {
  const [long = 0, broad = 0, high = 0] = edges;
  const isPainted = (at: number, side: number) =>
    (at === 0 && (painted[side] ?? 0) > 0 ? 1 : 0) +
    (at === (edges[side] ?? 0) - 1 && (painted[side] ?? 0) > 1 ? 1 : 0);
  const all = range(0, long - 1).flatMap((x) =>
    range(0, broad - 1).flatMap((y) =>
      range(0, high - 1).map((z) => sum([x, y, z].map((at, side) => isPainted(at, side)))),
    ),
  );
  return all.filter((count) => count === faces).length;
}

/** Three rows of three. */
type Grid = readonly (readonly string[])[];

const clockwise = (grid: Grid): Grid =>
  range(0, 2).map((row) => range(0, 2).map((column) => grid[2 - column]?.[row] ?? ''));

const MOVES: readonly {
  readonly says: string;
  readonly of: (grid: Grid) => Grid;
  /** The same of the place at so many steps to the right of the middle and above it. */
  readonly moves: (x: number, y: number) => readonly [number, number];
}[] = [
  { says: 'turned clockwise by 90°', of: clockwise, moves: (x, y) => [y, -x] },
  {
    says: 'turned anticlockwise by 90°',
    of: (grid) => clockwise(clockwise(clockwise(grid))),
    moves: (x, y) => [-y, x],
  },
  { says: 'turned by 180°', of: (grid) => clockwise(clockwise(grid)), moves: (x, y) => [-x, -y] },
  {
    says: 'reflected in a vertical line through its middle',
    of: (grid) => grid.map((row) => [...row].reverse()),
    moves: (x, y) => [-x, y],
  },
  {
    says: 'reflected in a horizontal line through its middle',
    of: (grid) => [...grid].reverse(),
    moves: (x, y) => [x, -y],
  },
];

const CELLS = [
  ['in the top left corner', 0, 0],
  ['in the middle of the top row', 0, 1],
  ['in the top right corner', 0, 2],
  ['in the middle of the left column', 1, 0],
  ['in the middle of the right column', 1, 2],
  ['in the bottom left corner', 2, 0],
  ['in the middle of the bottom row', 2, 1],
  ['in the bottom right corner', 2, 2],
] as const;

const rowsOf = (grid: Grid) => grid.map((row) => row.join(' ')).join(' / ');

function drawn(grid: Grid) {
  const lines = range(0, 3).flatMap((k) => [
    line([
      [20 + 50 * k, 20],
      [20 + 50 * k, 170],
    ]),
    line([
      [20, 20 + 50 * k],
      [170, 20 + 50 * k],
    ]),
  ]);
  const letters = grid.flatMap((row, y) => row.map((sign, x) => label(sign, [45 + 50 * x, 50 + 50 * y])));
  return {
    svg: sheet(190, 190, [...lines, ...letters]),
    alt: `A square of nine cells. The rows from top to bottom: ${rowsOf(grid)}`,
  };
}

/** Where the one that is asked for stood before the moves, as a place of the grid. */
function placeBefore(row: number, column: number, moves: readonly (typeof MOVES)[number][]): number {
  const all = range(0, 8).map((place) => [place, (place % 3) - 1, 1 - Math.floor(place / 3)] as const);
  const found = all.find(([, x, y]) => {
    const [toX, toY] = moves.reduce<readonly [number, number]>((at, move) => move.moves(...at), [x, y]);
    return toX === column - 1 && toY === 1 - row;
  });
  return found?.[0] ?? -1;
}

const seenAs = ([top, front, right]: View) => `${top} on top, ${front} in front and ${right} on the right`;

/** Two views of a die that leave no doubt, and by which rule: by the faces that both show. */
function twoViews(random: Random) {
  const die = random.shuffle(sixFaces);
  const [first, second] = range(1, 2).map(() => facesSeen(turnedDie(random, die))) as [View, View];
  const shared = first.filter((face) => second.includes(face));
  const [one = '', other = ''] = [first, second].map((view) => view.find((face) => !shared.includes(face)));
  if (shared.length === 2)
    return {
      views: [first, second] as const,
      face: one,
      right: other,
      why: `Both views show ${shared.join(' and ')}. The ${one} face and the ${other} face each share an edge with both of them; only two faces do, and these are opposite each other. The faces ${shared.join(' and ')} are seen beside ${one}, so neither of them is opposite to it.`,
    };
  const [middle = ''] = shared;
  const around = [...first, ...second].filter((face) => face !== middle);
  return shared.length !== 1
    ? null
    : {
        views: [first, second] as const,
        face: middle,
        right: sixFaces.find((face) => face !== middle && !around.includes(face)) ?? '',
        why: `Both views show ${middle}. Beside it they show ${around.join(', ')}: these are the four faces that share an edge with ${middle}, and the sixth is opposite to it. None of the four is, because two faces that are seen together are never opposite each other.`,
      };
}

export const spatial = [
  mcq('folded-and-punched', SPATIAL, 5, (random) => {
    const folds = range(1, random.int(2, 4)).map(() => random.pick(FOLDS));
    const [inside, onCrease] = [random.int(1, 4), random.int(0, 2)];
    const layers = 2 ** folds.length;
    const value = inside * layers + (onCrease * layers) / 2;
    const crease =
      onCrease === 0
        ? ''
        : ` Then ${counted(onCrease, 'more hole')} ${onCrease === 1 ? 'is' : 'are'} punched exactly on the crease of the last fold, away from its ends.`;
    return {
      text: `A square sheet of paper is folded ${TIMES[folds.length] ?? ''}: ${listed(folds.map(([, says]) => says))}. ${counted(inside, 'hole')} ${inside === 1 ? 'is' : 'are'} punched through all layers, away from edges and creases.${crease} How many holes does the sheet have when it is unfolded?`,
      value,
      check: holesUnfolded(
        folds.map(([fold]) => fold),
        inside,
        onCrease,
      ),
      within: [1, 120],
      mistakes: [
        (inside + onCrease) * layers,
        inside * layers,
        (inside + onCrease) * folds.length * 2,
        inside * layers + onCrease,
        ((inside + onCrease) * layers) / 2,
        (inside + onCrease) * layers * 2,
      ],
      step: layers / 2,
      show: asCount,
      difficulty: onCrease === 0 ? 4 : 5,
      why: tex`Each fold doubles the layers: $2^{${folds.length}} = ${layers}$. A hole away from the creases goes through all of them: $${inside} \times ${layers} = ${inside * layers}$.${
        onCrease === 0
          ? tex` Without one of the folds it would be $${inside} \times ${layers / 2} = ${value / 2}$.`
          : tex` On the last crease, two layers are joined and share one hole: $${onCrease} \times ${layers / 2} = ${(onCrease * layers) / 2}$. Total: $${inside * layers} + ${(onCrease * layers) / 2} = ${value}$. Counting the holes on the crease like the others would give $${inside + onCrease} \times ${layers} = ${(inside + onCrease) * layers}$.`
      }`,
    };
  }),

  numerical('painted-block', SPATIAL, 5, (random) => {
    const edges = range(1, 3).map(() => random.int(3, 8));
    const bare = random.int(0, 2);
    const painted = [2, 2, 2 - bare];
    const faces = random.int(0, 2);
    const coat = [
      'on all its six faces',
      'on all its faces but the bottom',
      'on its four side faces, but not at the top and the bottom',
    ][bare];
    const free = edges.map((edge, side) => edge - (painted[side] ?? 0));
    const ways = range(0, 7).filter(
      (n) => range(0, 2).filter((side) => ((n >> side) & 1) === 1).length === faces,
    );
    const products = ways
      .map((n) => range(0, 2).map((side) => (((n >> side) & 1) === 1 ? painted[side] : free[side]) ?? 0))
      .filter((factors) => !factors.includes(0) || ways.length === 1);
    const value = sum(products.map((factors) => factors.reduce((all, one) => all * one, 1)));
    const layers = SIDES.map((side, at) => `${side}: ${painted[at] ?? 0} of ${edges[at] ?? 0}`).join(', ');
    return {
      text: `A wooden block ${edges.join(' cm by ')} cm, the last of these being its height, is painted ${coat ?? ''}. Then it is cut into cubes with edges of 1 cm. How many of these cubes have ${faces === 0 ? 'no painted face' : `exactly ${counted(faces, 'painted face')}`}?`,
      value,
      check: cubesWith({ edges, painted }, faces),
      difficulty: bare === 0 ? 4 : 5,
      why: tex`Layers of cubes that lie at a painted face: ${layers}. A cube has a painted face for each of the directions in which it lies in such a layer. ${faces === 0 ? 'With none' : `With exactly ${faces}`}: $${products.map((factors) => factors.join(tex` \times `)).join(' + ')} = ${value}$.`,
    };
  }),

  mcq('square-turned-and-reflected', SPATIAL, 4, (random) => {
    const signs = random.sample([...'ABCDEFGHJKLMNPQRSTUVWXYZ'], 9);
    const grid = range(0, 2).map((row) => signs.slice(3 * row, 3 * row + 3));
    const moves = random.sample(MOVES, random.int(2, 3));
    const steps = moves.reduce<Grid[]>((all, move) => [...all, move.of(all.at(-1) ?? grid)], []);
    const [where, row, column] = random.pick(CELLS);
    const right = steps.at(-1)?.[row]?.[column] ?? '';
    const before = steps.at(-2)?.[row]?.[column] ?? '';
    const isDull = right === grid[row]?.[column];
    const corners = CELLS.filter(([, y, x]) => (y + x) % 2 === (row + column) % 2);
    const near = corners.map(([, y, x]) => grid[y]?.[x] ?? '').filter((sign) => sign !== right);
    const others = signs.filter((sign) => sign !== right && !near.includes(sign));
    return isDull
      ? null
      : {
          text: `A square has a letter in each of its nine cells. Its rows, from top to bottom, are ${rowsOf(grid)}. The square is ${listed(moves.map(({ says }) => says))}. Which letter is then ${where}?`,
          right,
          wrong: [...near, random.pick(others)],
          proof: [[signs.indexOf(right), placeBefore(row, column, moves)]],
          diagram: drawn(grid),
          difficulty: moves.length + 1,
          why: `${steps.map((step, at) => `${at === 0 ? 'The square' : 'Then it'} is ${moves[at]?.says ?? ''}: the rows are ${rowsOf(step)}.`).join(' ')} So the letter ${where} is ${right}. ${before === right ? `In the beginning it was ${grid[row]?.[column] ?? ''}` : `Without the last move it would be ${before}`}.`,
        };
  }),

  mcq('two-views-of-a-die', SPATIAL, 4, (random) => {
    const found = twoViews(random);
    if (found === null) return null;
    const { views, face, right, why } = found;
    const opposite = oppositeBySearch(views, face);
    return {
      text: `The six faces of a die are of six colours: ${sixFaces.join(', ')}. In a first view one sees ${seenAs(views[0])}; in a second view, after the die was rolled, ${seenAs(views[1])}. Which colour is on the face opposite to ${face}?`,
      right,
      wrong: sixFaces.filter((one) => one !== right && one !== face),
      proof: [
        [opposite.length, 1],
        [opposite[0] === right ? 1 : 0, 1],
      ],
      why,
    };
  }),
];
