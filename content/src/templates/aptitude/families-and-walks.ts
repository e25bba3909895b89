import { range } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';

const { mcq } = templatesOf('Reasoning Ability');

interface Kin {
  readonly ask: readonly [who: string, ofWhom: string];
  readonly right: string;
  /** Generations up from the second person to the first: 1 for a father, -1 for a son. */
  readonly up: number;
  readonly why: string;
}

/** A family of three generations: A and B, their children C and D, E the spouse of C, and F the child of C and E. */
function kinOf(isMale: Readonly<Record<string, boolean>>, names: Readonly<Record<string, string>>): Kin[] {
  const word = (who: string, male: string, female: string) => (isMale[who] === true ? male : female);
  const name = (who: string) => names[who] ?? '';
  const [child, spouse] = [word('C', 'son', 'daughter'), word('E', 'husband', 'wife')];
  const viaC = `${name('C')} is the ${child} of ${name('A')}`;
  const parent = word('C', 'father', 'mother');
  return [
    {
      ask: ['D', 'F'],
      right: word('D', 'Uncle', 'Aunt'),
      up: 1,
      why: `${name('D')} is the ${word('D', 'brother', 'sister')} of ${name('C')}, who is the ${parent} of ${name('F')}.`,
    },
    {
      ask: ['A', 'F'],
      right: word('A', 'Grandfather', 'Grandmother'),
      up: 2,
      why: `${viaC} and the ${parent} of ${name('F')}.`,
    },
    {
      ask: ['E', 'A'],
      right: word('E', 'Son-in-law', 'Daughter-in-law'),
      up: -1,
      why: `${viaC}, and ${name('E')} is the ${spouse} of ${name('C')}.`,
    },
    {
      ask: ['A', 'E'],
      right: word('A', 'Father-in-law', 'Mother-in-law'),
      up: 1,
      why: `${viaC}, and ${name('E')} is the ${spouse} of ${name('C')}.`,
    },
    {
      ask: ['F', 'D'],
      right: word('F', 'Nephew', 'Niece'),
      up: -1,
      why: `${name('F')} is the ${word('F', 'son', 'daughter')} of ${name('C')}, who is the ${word('C', 'brother', 'sister')} of ${name('D')}.`,
    },
    {
      ask: ['F', 'B'],
      right: word('F', 'Grandson', 'Granddaughter'),
      up: -2,
      why: `${name('B')} and ${name('A')} are the parents of ${name('C')}, who is the ${parent} of ${name('F')}.`,
    },
    {
      ask: ['D', 'E'],
      right: word('D', 'Brother-in-law', 'Sister-in-law'),
      up: 0,
      why: `${name('D')} is the ${word('D', 'brother', 'sister')} of ${name('C')}, who is the ${word('C', 'husband', 'wife')} of ${name('E')}.`,
    },
  ];
}

const RELATIONS = [
  ['Uncle', 'Nephew', 'Grandfather', 'Grandson', 'Son-in-law', 'Father-in-law', 'Brother-in-law', 'Brother'],
  [
    'Aunt',
    'Niece',
    'Grandmother',
    'Granddaughter',
    'Daughter-in-law',
    'Mother-in-law',
    'Sister-in-law',
    'Sister',
  ],
] as const;

/** Steps up the table of generations, taken along marriages and births. */
const GENERATION: Readonly<Record<string, number>> = { A: 2, B: 2, C: 1, D: 1, E: 1, F: 0 };

const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
const MAIN = ['north', 'east', 'south', 'west'] as const;

/** Legs of a walk: how far, and how many quarter turns to the right before it. */
type Leg = readonly [metres: number, turn: number];

/** East and north of the start, by whole steps. */
function endOf(first: number, legs: readonly Leg[]): readonly [east: number, north: number] {
  let [facing, east, north] = [first, 0, 0];
  for (const [metres, turn] of legs) {
    facing = (facing + turn + 4) % 4;
    east += metres * ([0, 1, 0, -1][facing] ?? 0);
    north += metres * ([1, 0, -1, 0][facing] ?? 0);
  }
  return [east, north];
}

/** The same with angles. */
function endByAngles(first: number, legs: readonly Leg[]): readonly [east: number, north: number] {
  const turns = legs.map(
    (_leg, at) => first + legs.slice(0, at + 1).reduce((all, [, turn]) => all + turn, 0),
  );
  const along = (wave: (angle: number) => number) =>
    legs.reduce((all, [metres], at) => all + metres * wave(((turns[at] ?? 0) * Math.PI) / 2), 0);
  return [along(Math.sin), along(Math.cos)];
}

/** As the papers name it: whatever lies to the north and to the east lies to the north-east. */
function pointOf(east: number, north: number): number {
  const [column, row] = [Math.sign(east), Math.sign(north)];
  const point = `${['south', '', 'north'][row + 1] ?? ''}${row !== 0 && column !== 0 ? '-' : ''}${['west', '', 'east'][column + 1] ?? ''}`;
  return COMPASS.findIndex((one) => one === point);
}

const towards = (random: Random): Leg => [random.int(5, 40, 5), random.pick([1, -1])];

function directionsOf(first: number, legs: readonly Leg[]): string[] {
  let facing = first;
  return legs.map(([metres, turn]) => {
    facing = (facing + turn + 4) % 4;
    return `${metres} m ${MAIN[facing] ?? ''}`;
  });
}

export const familiesAndWalks = [
  mcq('a-family-of-six', 'Blood Relations', 3, (random) => {
    const roles = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
    const letters = random.sample(['K', 'L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T'], roles.length);
    const names = Object.fromEntries(roles.map((role, at) => [role, letters[at] ?? '']));
    const isMale = Object.fromEntries(roles.map((role) => [role, random.int(0, 1) === 1]));
    [isMale.B, isMale.E] = [isMale.A !== true, isMale.C !== true];
    const { ask, right, up, why } = random.pick(kinOf(isMale, names));
    const word = (who: string, male: string, female: string) => (isMale[who] === true ? male : female);
    const [who, ofWhom] = ask;
    const sentences = [
      `${names.A} is the ${word('A', 'father', 'mother')} of ${names.C} and ${names.D}.`,
      `${names.B} is the ${word('B', 'husband', 'wife')} of ${names.A}.`,
      `${names.C} is the ${word('C', 'husband', 'wife')} of ${names.E}.`,
      `${names.D} is the ${word('D', 'brother', 'sister')} of ${names.C} and is not married.`,
      `${names.F} is the ${word('F', 'son', 'daughter')} of ${names.E}.`,
    ];
    return {
      text: `In a family of six persons, ${random.shuffle(sentences).join(' ')} How is ${names[who]} related to ${names[ofWhom]}?`,
      right,
      wrong: (RELATIONS[isMale[who] === true ? 0 : 1] ?? []).filter((relation) => relation !== right),
      proof: [[(GENERATION[who] ?? 0) - (GENERATION[ofWhom] ?? 0), up]],
      why: `${why} So ${names[who]} is the ${right.toLowerCase()} of ${names[ofWhom]}.`,
    };
  }),

  mcq('direction-from-the-start', 'Direction Sense', 3, (random, options) => {
    const [first, legs] = [
      random.int(0, 3),
      [[random.int(5, 40, 5), 0] as Leg, ...range(1, 3).map(() => towards(random))],
    ];
    const [east, north] = endOf(first, legs);
    const [roughEast, roughNorth] = endByAngles(first, legs);
    const at = pointOf(east, north);
    const [right, walker] = [COMPASS[at] ?? '', random.pick(['Arjun', 'Nisha', 'Joseph', 'Zoya'])];
    const [second, third, fourth] = legs
      .slice(1)
      .map(([metres, turn]) => `turns ${turn === 1 ? 'right' : 'left'} and walks ${metres} m`);
    const halves = [
      [Math.abs(north), north > 0 ? 'north' : 'south'] as const,
      [Math.abs(east), east > 0 ? 'east' : 'west'] as const,
    ];
    const ends = halves
      .filter(([metres]) => metres > 0)
      .map(([metres, side]) => `${metres} m to the ${side}`);
    return ends.length === 0
      ? null
      : {
          text: `${walker} walks ${legs[0]?.[0] ?? ''} m towards the ${MAIN[first] ?? ''}, ${second ?? ''}, then ${third ?? ''}, and finally ${fourth ?? ''}. In which direction from the starting point is ${walker} now?`,
          right,
          wrong: [2, 4, 6, 1, 7]
            .map((turn) => COMPASS[(at + turn) % 8] ?? '')
            .slice(0, ends.length === 2 && options === 4 ? 3 : 5),
          proof: [
            [east, roughEast],
            [north, roughNorth],
          ],
          difficulty: ends.length === 2 ? 3 : 2,
          why: `The parts of the walk lead ${directionsOf(first, legs).join(', ')}. All in all ${walker} has moved ${ends.join(' and ')}, and is to the ${right} of the starting point. The opposite direction, ${COMPASS[(at + 4) % 8] ?? ''}, is that of the starting point as seen from ${walker}.`,
        };
  }),
];
