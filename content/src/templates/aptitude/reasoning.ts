import { ordinal, range } from '../numbers.ts';
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
      text: `In a certain code ${example} is written as ${shift(example, () => by)}. In the same code ${asked} is written as`,
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
      why: `Every letter is replaced by the one ${by === 1 ? 'that follows it' : `${by} places after it`} in the alphabet: ${[...asked].map((letter, place) => `${letter} → ${code[place] ?? ''}`).join(', ')}. Moved back instead of forward, ${asked} would become ${shift(asked, () => -by)}, but ${example} is moved forward.`,
    };
  }),

  mcq('letters-moved-by-place', 'Coding-Decoding', 3, (random) => {
    const [[example, asked], start] = [random.sample(WORDS, 2) as [string, string], random.int(0, 2)];
    const code = shift(asked, (place) => start + place + 1);
    return {
      text: `In a certain code ${example} is written as ${shift(example, (place) => start + place + 1)}. In the same code ${asked} is written as`,
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
      why: `The letters are moved forward by ${range(start + 1, start + 5).join(', ')} places respectively: ${[...asked].map((letter, place) => `${letter} → ${code[place] ?? ''}`).join(', ')}. Moving every letter like the first one would give ${shift(asked, () => start + 1)}, but the later letters of ${example} are moved further.`,
    };
  }),

  mcq('walk-with-turns', 'Direction Sense', 3, (random) => {
    const [[x, y, way], k, first] = [
      random.pick([
        [3, 4, 5],
        [6, 8, 10],
        [5, 12, 13],
        [8, 15, 17],
      ] as const),
      random.int(1, 3) * 5,
      random.int(0, 3),
    ];
    const [walker, pronoun] = random.pick([
      ['Meera', 'she'],
      ['Imran', 'he'],
      ['Anjali', 'she'],
      ['Thomas', 'he'],
    ] as const);
    const turn = random.pick([1, -1]);
    const side = turn === 1 ? 'right' : 'left';
    const names = ['north', 'east', 'south', 'west'];
    const back = random.int(1, 4) * 5;
    const place = [x * k + back, y * k, back].reduce(
      (spot, length, leg) => {
        const angle = ((first + leg * turn) * Math.PI) / 2;
        return [spot[0] + length * Math.sin(angle), spot[1] + length * Math.cos(angle)] as const;
      },
      [0, 0] as readonly [number, number],
    );
    return {
      text: `${walker} walks ${x * k + back} m towards the ${names[first]}, turns ${side} and walks ${y * k} m, then turns ${side} again and walks ${back} m. How far is ${pronoun} now from the starting point?`,
      value: way * k,
      check: Math.hypot(...place),
      within: [5, 400],
      mistakes: [x * k + y * k, x * k, y * k, x * k + y * k + 2 * back, y * k + back, (y - x) * k + back],
      show: (shown: number) => `${shown} m`,
      why: `The third part of the walk is opposite to the first, so ${pronoun} is $${x * k + back} - ${back} = ${x * k}$ m away in the first direction and $${y * k}$ m in the second: $\\sqrt{${x * k}^2 + ${y * k}^2} = ${way * k}$ m. The sum of the three parts, $${x * k + y * k + 2 * back}$ m, is the length of the walk.`,
    };
  }),

  mcq('place-in-a-row', 'Order and Ranking', 2, (random) => {
    const [left, right, between] = [random.int(6, 20), random.int(6, 20), random.int(2, 9)];
    const total = left + between + right;
    const row = range(1, total);
    return {
      text: `In a row of students, Asha is ${ordinal(left)} from the left end and Ravi is ${ordinal(right)} from the right end. Asha stands to the left of Ravi, and there are ${between} students between them. How many students are there in the row?`,
      value: total,
      check: row.indexOf(total - right + 1) - row.indexOf(left) - 1 === between ? row.length : Number.NaN,
      within: [5, 80],
      mistakes: [
        left + right,
        left + right - 1,
        left + right + between + 1,
        left + right + between - 1,
        left + right - between,
        total + 2,
        total - 2,
      ],
      why: `${left} students up to Asha, ${between} between them and ${right} from Ravi onwards: $${left} + ${between} + ${right} = ${total}$. Adding the two places alone, $${left} + ${right} = ${left + right}$, would leave out the ${between} students between them.`,
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
          text: `$${letters.map((letter, place) => (place === 0 ? letter : `${signs[place - 1]} ${letter}`)).join(' ')}$. Which of the following conclusions is definitely true?`,
          right: show(right),
          wrong: wrong.map(show),
          proof: [
            [[right, ...wrong].filter(isCertain).length, 1],
            [isCertain(right) ? 1 : 0, 1],
          ],
          why: `From left to right no letter is greater than the one before it${isStrict ? ', and at least one sign is strict' : ', and no sign is strict'}, so ${show(right)} follows. ${isStrict ? 'That the two are equal is excluded by the strict sign.' : 'That they are equal, or that one is greater, is possible but not certain.'}`,
        };
  }),
];
