import { range } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq } = templatesOf('Reasoning Ability');
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const WORDS = [
  'PAPER',
  'RIVER',
  'TABLE',
  'MANGO',
  'CLOUD',
  'STONE',
  'BRICK',
  'LEMON',
  'TIGER',
  'PLANT',
  'HOUSE',
  'CHAIR',
] as const;

const at = (letter: string) => ALPHABET.indexOf(letter);
const shift = (word: string, by: (place: number) => number) =>
  [...word].map((letter, place) => ALPHABET[(at(letter) + by(place) + 52) % 26]).join('');

/** Two places of a chain and the sign between them. */
type Relation = readonly [a: number, sign: string, b: number];

/** All ways to give four letters values from 1 to 4: enough to refute whatever does not follow. */
const everyWorld = range(0, 255).map((n) => [n % 4, (n >> 2) % 4, (n >> 4) % 4, n >> 6]);

function holds([a, sign, b]: Relation, world: readonly number[]): boolean {
  const [left = 0, right = 0] = [world[a], world[b]];
  return sign === '=' ? left === right : sign === '>' ? left > right : left >= right;
}

export const reasoning = [
  mcq('letters-moved-on', 'Coding-Decoding', 2, (random) => {
    const [[example, asked], by] = [random.sample(WORDS, 2) as [string, string], random.int(1, 5)];
    const code = shift(asked, () => by);
    return {
      text: `In a code ${example} is written ${shift(example, () => by)}. In the same code ${asked} is written`,
      right: code,
      wrong: [
        shift(asked, () => -by),
        shift(asked, () => by + 1),
        [...code].reverse().join(''),
        shift(asked, (place) => by + (place % 2)),
      ],
      proof: range(0, 4).map(
        (place) => [(at(code[place] ?? '') - at(asked[place] ?? '') + 26) % 26, by] as const,
      ),
      why: `Every letter is moved on by ${by} in the alphabet.`,
    };
  }),

  mcq('letters-moved-by-place', 'Coding-Decoding', 3, (random) => {
    const [[example, asked], start] = [random.sample(WORDS, 2) as [string, string], random.int(0, 2)];
    const code = shift(asked, (place) => start + place + 1);
    return {
      text: `In a code ${example} is written ${shift(example, (place) => start + place + 1)}. In the same code ${asked} is written`,
      right: code,
      wrong: [
        shift(asked, () => start + 1),
        shift(asked, (place) => start + place),
        shift(asked, (place) => start + 5 - place),
        shift(asked, (place) => -(start + place + 1)),
      ],
      proof: range(0, 4).map(
        (place) => [(at(code[place] ?? '') - at(asked[place] ?? '') + 26) % 26, start + place + 1] as const,
      ),
      why: `The letters are moved on by ${range(start + 1, start + 5).join(', ')}, one after the other.`,
    };
  }),

  mcq('walk-with-turns', 'Direction Sense', 3, (random) => {
    const [[x, y, way], k, first] = [
      random.pick([
        [3, 4, 5],
        [6, 8, 10],
        [5, 12, 13],
      ] as const),
      random.int(1, 3),
      random.int(0, 3),
    ];
    const turn = random.pick([1, -1]);
    const names = ['north', 'east', 'south', 'west'];
    const back = random.int(1, 4);
    const place = [x * k + back, y * k, back].reduce(
      (spot, length, leg) => {
        const angle = ((first + leg * turn) * Math.PI) / 2;
        return [spot[0] + length * Math.sin(angle), spot[1] + length * Math.cos(angle)] as const;
      },
      [0, 0] as readonly [number, number],
    );
    return {
      text: `Meera walks ${x * k + back} km ${names[first]}, turns ${turn === 1 ? 'right' : 'left'} and walks ${y * k} km, then turns ${turn === 1 ? 'right' : 'left'} again and walks ${back} km. How far is she from where she started?`,
      value: way * k,
      check: Math.hypot(...place),
      mistakes: [x * k + y * k, x * k, y * k, x * k + y * k + 2 * back, (way + 1) * k],
      show: (shown: number) => `${shown} km`,
      why: `The last ${back} km lead back along the first way: $\\sqrt{${x * k}^2 + ${y * k}^2} = ${way * k}$ km.`,
    };
  }),

  mcq('place-in-a-row', 'Order and Ranking', 2, (random) => {
    const [left, right, between] = [random.int(6, 20), random.int(6, 20), random.int(2, 9)];
    const total = left + between + right;
    const row = range(1, total);
    return {
      text: `In a row of students Asha is number ${left} from the left and Ravi number ${right} from the right. There are ${between} students between them, and Asha stands to the left of Ravi. How many students are in the row?`,
      value: total,
      check: row.indexOf(total - right + 1) - row.indexOf(left) - 1 === between ? row.length : Number.NaN,
      mistakes: [
        left + right,
        left + right - 1,
        left + right + between + 1,
        left + right - between,
        total - 2,
      ],
      why: `${left} + ${between} + ${right} = ${total}: everybody is counted once.`,
    };
  }),

  mcq('chain-of-signs', 'Inequality', 3, (random) => {
    const letters = random.sample(['P', 'Q', 'R', 'S', 'T', 'U'], 4);
    const signs = range(1, 3).map(() => random.pick(['>', '\\ge', '=']));
    const isStrict = signs.includes('>');
    const right: Relation = [0, isStrict ? '>' : '\\ge', 3];
    const wrong: Relation[] = [
      [3, '>', 0],
      [0, '=', 3],
      [2, signs[2] === '>' ? '=' : '>', 3],
      [3, '\\ge', 0],
    ];
    const worlds = everyWorld.filter((world) =>
      signs.every((sign, place) => holds([place, sign, place + 1], world)),
    );
    const isCertain = (relation: Relation) => worlds.every((world) => holds(relation, world));
    const show = ([a, sign, b]: Relation) => `$${letters[a]} ${sign} ${letters[b]}$`;
    return signs.every((sign) => sign === '=')
      ? null
      : {
          text: `$${letters.map((letter, place) => (place === 0 ? letter : `${signs[place - 1]} ${letter}`)).join(' ')}$. Which conclusion is certain?`,
          right: show(right),
          wrong: wrong.map(show),
          proof: [
            [[right, ...wrong].filter(isCertain).length, 1],
            [isCertain(right) ? 1 : 0, 1],
          ],
          why: `From left to right nothing grows${isStrict ? ", and one sign is '>'" : ", and no sign is '>'"}.`,
        };
  }),
];
