import {
  firstOf,
  numberIn,
  Unreadable,
  wordsOf,
  type Printed,
  type Solver,
  type Solvers,
} from '../solver.ts';
import { expression, functionOfX, multiplesOf } from './expressions.ts';
import { determinant, integral, range, slopeAt, sum } from './methods.ts';

interface FamilyAndCircle {
  readonly square: number;
  /** Of the centre from a line of the family in this direction. */
  readonly distance: (direction: number) => number;
}

function familyAndCircle({ text }: Printed): FamilyAndCircle {
  const [left = '', one = '', other = ''] = wordsOf(
    text,
    /circle \$(.+?) = 0\$\..+ the equation \$(.+?) \+ \\lambda\((.+?)\) = 0\$/,
  );
  const circle = expression(left);
  const at = (x: number, y: number) => circle({ x, y });
  const [g, f] = [(at(-1, 0) - at(1, 0)) / 4, (at(0, -1) - at(0, 1)) / 4];
  const lines = [one, other].map((line) => multiplesOf(line, ['x', 'y']));
  const column = (place: number) => lines.map((line) => line[place] ?? Number.NaN);
  const below = determinantOf(column(0), column(1));
  const x = determinantOf(column(1), column(2)) / below;
  const y = determinantOf(column(2), column(0)) / below;
  if (at(x, y) >= 0) throw new Unreadable(`The point is not inside the circle: ${text}`);
  return {
    square: -at(g, f),
    distance: (direction) => (x - g) * Math.sin(direction) - (y - f) * Math.cos(direction),
  };
}

const determinantOf = (one: readonly number[], other: readonly number[]): number => determinant([one, other]);

const DIRECTIONS = range(0, 20000).map((turn) => (turn * Math.PI) / 20000);

/** What is asked of the chords of the family, by their squares as a function of direction. */
const ofChords =
  (asked: string, answer: (square: (direction: number) => number) => number): Solver =>
  (printed) => {
    wordsOf(printed.text, asked);
    const { square, distance } = familyAndCircle(printed);
    return Math.round(answer((direction) => 4 * (square - distance(direction) ** 2)) * 1e4) / 1e4;
  };

interface Experiment {
  /** The chance of each way in which the two balls can be drawn, with what it puts into the third bag. */
  readonly ways: readonly {
    readonly chance: number;
    readonly isFromA: boolean;
    readonly whites: number;
    readonly isWhiteAtLast: number;
  }[];
}

function experiment({ text }: Printed): Experiment {
  const bags = wordsOf(
    text,
    'Bag A contains # white and # black @, Bag B contains # white and # black @, and Bag C contains # white and # black',
  )
    .filter((word) => !word.startsWith('ball'))
    .map(numberIn);
  const [faces = ''] = wordsOf(
    text,
    /If it shows (?:a number from 1 to |1 or )?(\d), two balls .+ from Bag A; otherwise/,
  );
  const [white = 0, black = 0] = bags.slice(4);
  const ways = [bags.slice(0, 2), bags.slice(2, 4)].flatMap(([whites = 0, blacks = 0], bag) => {
    const isFromA = bag === 0;
    const thrown = isFromA ? Number(faces) / 6 : 1 - Number(faces) / 6;
    const all = whites + blacks;
    return [0, 1, 2].map((drawn) => {
      const ordered = [blacks * (blacks - 1), 2 * whites * blacks, whites * (whites - 1)];
      return {
        chance: (thrown * (ordered[drawn] ?? 0)) / (all * (all - 1)),
        isFromA,
        whites: drawn,
        isWhiteAtLast: (white + drawn) / (white + black + 2),
      };
    });
  });
  return { ways };
}

const chanceOfWhite = ({ ways }: Experiment): number =>
  sum(ways.map(({ chance, isWhiteAtLast }) => chance * isWhiteAtLast));

/** A curve that obeys its equation with integrals, found from the values of the integrals for f = 0, 1 and x. */
function curveWithIntegrals({ text }: Printed): (x: number) => number {
  const [given = ''] = wordsOf(
    text,
    /satisfies \$f\(x\) = (.+?) \+ x\\int_0\^1 f\(t\)\\,dt \+ \\int_0\^1 t f\(t\)\\,dt\$/,
  );
  const known = functionOfX(given);
  const [mean, moment] = [integral(known, 0, 1), integral((x) => x * known(x), 0, 1)];
  // mean = A - A/2 - B and moment = B - A/3 - B/2 for the integrals A and B.
  const below = determinant([
    [1 / 2, -1],
    [-1 / 3, 1 / 2],
  ]);
  const whole = determinant([
    [mean, -1],
    [moment, 1 / 2],
  ]);
  const weighted = determinant([
    [1 / 2, mean],
    [-1 / 3, moment],
  ]);
  return (x) => known(x) + (x * whole + weighted) / below;
}

interface Tangents {
  readonly curve: (x: number) => number;
  readonly from: number;
  readonly height: number;
  /** Half of the distance of the points of contact, along the x-axis. */
  readonly reach: number;
}

function tangentsTo(printed: Printed): Tangents {
  const curve = curveWithIntegrals(printed);
  const [from = 0, height = 0] = wordsOf(printed.text, 'From the point T(#, #) two tangents').map(numberIn);
  const lead = (curve(1) + curve(-1)) / 2 - curve(0);
  return { curve, from, height, reach: Math.sqrt((curve(from) - height) / lead) };
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

export const paragraphs: Solvers = {
  'mathematics/paragraph-family-and-circle': firstOf(
    ofChords('The square of the length of the shortest chord', (square) =>
      Math.min(...DIRECTIONS.map(square)),
    ),
    ofChords('The value of AB^2 + DE^2 is', (square) => square(1) + square(1 + Math.PI / 2)),
    ofChords('The greatest possible area of the quadrilateral ADBE is', (square) =>
      Math.max(
        ...DIRECTIONS.map((direction) => Math.sqrt(square(direction) * square(direction + Math.PI / 2)) / 2),
      ),
    ),
  ),
  'mathematics/paragraph-die-and-bags': firstOf(
    (printed) => {
      wordsOf(printed.text, 'The probability that the ball drawn from Bag C is white is');
      return chanceOfWhite(experiment(printed));
    },
    (printed) => {
      wordsOf(printed.text, 'were from Bag A and of different colours is');
      const drawn = experiment(printed);
      const wanted = drawn.ways.filter(({ isFromA, whites }) => isFromA && whites === 1);
      return chanceOfWhite({ ways: wanted }) / chanceOfWhite(drawn);
    },
    (printed) => {
      wordsOf(printed.text, 'Given that Asha wins, the probability that she wins at her first turn is');
      const white = chanceOfWhite(experiment(printed));
      // Either she wins at once, or both fail and everything begins again.
      const wins = white / (1 - (1 - white) ** 2);
      return white / wins;
    },
  ),
  'mathematics/paragraph-integral-equation': firstOf(
    (printed) => {
      const [at = ''] = wordsOf(printed.text, 'What is the value of f(#)?');
      return rounded(curveWithIntegrals(printed)(numberIn(at)));
    },
    (printed) => {
      wordsOf(printed.text, 'What is the product of the slopes of the two tangents?');
      const { curve, from, reach } = tangentsTo(printed);
      return rounded(slopeAt(curve, from - reach) * slopeAt(curve, from + reach));
    },
    (printed) => {
      wordsOf(printed.text, 'What is the area of the region bounded by');
      const { curve, from, height, reach } = tangentsTo(printed);
      const above = (side: number) => {
        const slope = slopeAt(curve, from + side * reach);
        const gap = (x: number) => curve(x) - height - slope * (x - from);
        return Math.abs(integral(gap, from, from + side * reach));
      };
      return rounded(above(-1) + above(1));
    },
  ),
};
