import type { WordChoice } from '../asked.ts';
import { range } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';

const { mcq } = templatesOf('Reasoning Ability');
const ssc = templatesOf('General Intelligence and Reasoning');

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = (place: number) => ALPHABET[(place + 26) % 26] ?? '';

/** A quantifier and two of three classes. */
type Statement = readonly [kind: 'All' | 'Some' | 'No', subject: number, predicate: number];

/** What is inhabited in a diagram of three classes: bit r for the region of the things that are in the classes r. */
const everyDiagram = range(0, 255);
const regions = range(0, 7);
const isIn = (region: number, set: number) => ((region >> set) & 1) === 1;

function isTrueIn([kind, a, b]: Statement, diagram: number): boolean {
  const inhabited = regions.filter((region) => ((diagram >> region) & 1) === 1);
  if (kind === 'All') return inhabited.every((region) => !isIn(region, a) || isIn(region, b));
  const isShared = inhabited.some((region) => isIn(region, a) && isIn(region, b));
  return kind === 'Some' ? isShared : !isShared;
}

/** As in all such papers, no class is empty. */
function diagramsOf(statements: readonly Statement[]): number[] {
  return everyDiagram.filter(
    (diagram) =>
      range(0, 2).every((set) => isTrueIn(['Some', set, set], diagram)) &&
      statements.every((statement) => isTrueIn(statement, diagram)),
  );
}

/**
 * The same by rules of inference: what can be derived from two statements, in as many steps as it takes, each with
 * what it was derived from.
 */
function derivedFrom(statements: readonly Statement[]): Map<string, readonly string[]> {
  const known = new Map<string, readonly string[]>(statements.map((statement) => [statement.join(' '), []]));
  const learn = (conclusion: string, ...premises: string[]) => {
    if (premises.every((premise) => known.has(premise)) && !known.has(conclusion))
      known.set(conclusion, premises);
  };
  const sets = range(0, 2);
  for (let size = -1; size < known.size;) {
    size = known.size;
    const pairs = sets.flatMap((a) => sets.map((b) => [a, b] as const));
    for (const [a, b] of pairs) {
      learn(`Some ${b} ${a}`, `All ${a} ${b}`);
      learn(`Some ${a} ${b}`, `All ${a} ${b}`);
      learn(`Some ${a} ${b}`, `Some ${b} ${a}`);
      learn(`No ${a} ${b}`, `No ${b} ${a}`);
    }
    for (const [a, b, c] of pairs.flatMap(([a, b]) => sets.map((c) => [a, b, c] as const))) {
      learn(`All ${a} ${c}`, `All ${a} ${b}`, `All ${b} ${c}`);
      learn(`Some ${a} ${c}`, `Some ${a} ${b}`, `All ${b} ${c}`);
      learn(`No ${a} ${c}`, `All ${a} ${b}`, `No ${b} ${c}`);
    }
  }
  return known;
}

/** 'All roses are flowers', 'No rose is a flower'. */
function said([kind, a, b]: Statement, classes: readonly string[]): string {
  const [one, other] = [classes[a] ?? '', classes[b] ?? ''];
  const single = (name: string) => name.replace(/s$/, '');
  return kind === 'No' ? `No ${single(one)} is a ${single(other)}` : `${kind} ${one} are ${other}`;
}

const statementOf = (key: string): Statement => {
  const [kind, a, b] = key.split(' ');
  return [kind as Statement[0], Number(a), Number(b)];
};

/** The steps from what is given to the conclusion: 'All A are B and no B is a C: no A is a C'. */
function stepsTo(
  key: string,
  known: ReadonlyMap<string, readonly string[]>,
  classes: readonly string[],
): string[] {
  const premises = known.get(key) ?? [];
  if (premises.length === 0) return [];
  const words = premises.map((premise) => `"${said(statementOf(premise), classes)}"`).join(' and ');
  const before = premises.flatMap((premise) => stepsTo(premise, known, classes));
  return [
    ...before,
    `${words} ${premises.length === 1 ? 'gives' : 'give'} "${said(statementOf(key), classes)}"`,
  ];
}

const CLASSES = [
  ['poets', 'singers', 'teachers'],
  ['pens', 'books', 'bags'],
  ['roses', 'flowers', 'trees'],
  ['doctors', 'players', 'writers'],
  ['cups', 'plates', 'bowls'],
  ['rivers', 'lakes', 'ponds'],
] as const;

const FOLLOWS = [
  'Neither I nor II follows',
  'Only I follows',
  'Only II follows',
  'Both I and II follow',
] as const;

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

function twoConclusions(random: Random, classes: readonly string[]): WordChoice | null {
  const statement = (a: number, b: number): Statement => {
    const [one, other] = random.sample([a, b], 2) as [number, number];
    return [random.pick(['All', 'Some', 'No'] as const), one, other];
  };
  const given = [statement(0, 1), statement(1, 2)];
  const conclusions = [
    statement(0, 2),
    random.int(0, 2) === 0 ? statement(1, random.pick([0, 2])) : statement(0, 2),
  ];
  const worlds = diagramsOf(given);
  const known = derivedFrom(given);
  const follows = conclusions.map((one) => worlds.every((world) => isTrueIn(one, world)));
  const derived = conclusions.map((one) => known.has(one.join(' ')));
  const sentences = [...given, ...conclusions].map((one) => said(one, classes));
  const isEither = worlds.every((world) => conclusions.some((one) => isTrueIn(one, world)));
  // Where one of the two must hold although neither follows, papers have a fifth option.
  const isDull = new Set(sentences).size < 4 || worlds.length === 0 || (isEither && !follows.includes(true));
  const right = FOLLOWS[(follows[0] === true ? 1 : 0) + (follows[1] === true ? 2 : 0)] ?? '';
  const reasons = conclusions.map((conclusion, at) => {
    const name = ['I', 'II'][at] ?? '';
    return follows[at] === true
      ? `${name} follows: ${stepsTo(conclusion.join(' '), known, classes).join('; ')}.`
      : `${name} does not follow: ${counterExample(worlds, conclusion, classes)}`;
  });
  return isDull
    ? null
    : {
        text: `**Statements:** ${sentences.slice(0, 2).join('. ')}.

**Conclusions:**

I. ${sentences[2] ?? ''}.

II. ${sentences[3] ?? ''}.

Taking the statements to be true, which of the conclusions follows logically from them?`,
        right,
        wrong: FOLLOWS.filter((option) => option !== right),
        proof: follows.map((one, at) => [one ? 1 : 0, derived[at] === true ? 1 : 0] as const),
        why: reasons.join('\n\n'),
      };
}

export const deduced = [
  mcq('two-conclusions', 'Syllogism', 4, (random) => {
    // Which of them follow is drawn first: left to chance, mostly neither would.
    const wanted = random.pick(FOLLOWS);
    const classes = random.sample(random.pick(CLASSES), 3);
    for (let tries = 0; tries < 400; tries += 1) {
      const made = twoConclusions(random, classes);
      if (made?.right === wanted) return made;
    }
    return null;
  }),

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

  mcq('direction-from-the-start', 'Direction Sense', 3, (random) => {
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
            .slice(0, ends.length === 2 ? 3 : 5),
          proof: [
            [east, roughEast],
            [north, roughNorth],
          ],
          difficulty: ends.length === 2 ? 3 : 2,
          why: `The parts of the walk lead ${directionsOf(first, legs).join(', ')}. All in all ${walker} has moved ${ends.join(' and ')}, and is to the ${right} of the starting point.`,
        };
  }),

  ssc.mcq('letters-in-a-series', 'Series', 3, (random) => {
    const [start, step, grows] = [random.int(0, 25), random.int(2, 5), random.int(0, 2)];
    const [second, back] = [random.int(0, 25), random.int(1, 4)];
    const first = (k: number) => start + step * k + (grows * k * (k - 1)) / 2;
    const term = (k: number) => letter(first(k) % 26) + letter((second - back * k + 260) % 26);
    const terms = range(0, 4).map(term);
    const [right, before] = [terms[4] ?? '', terms[3] ?? ''];
    const [one, other] = [ALPHABET.indexOf(before[0] ?? ''), ALPHABET.indexOf(before[1] ?? '')];
    const last = step + 3 * grows;
    return new Set(terms).size < 5
      ? null
      : {
          text: `Which pair of letters comes next in the series ${terms.slice(0, 4).join(', ')}?`,
          right,
          wrong: [
            letter((one + step) % 26) + letter(other - back),
            letter((one + last + 1) % 26) + letter(other - back),
            letter((one + last) % 26) + letter((other + back) % 26),
            letter((one + last) % 26) + letter(other - back - 1),
          ],
          proof: [
            [ALPHABET.indexOf(right[0] ?? ''), (one + last) % 26],
            [ALPHABET.indexOf(right[1] ?? ''), (other - back + 26) % 26],
          ],
          difficulty: grows === 0 ? 2 : 3,
          why: `The first letters move forward by ${range(0, 3)
            .map((k) => step + grows * k)
            .join(
              ', ',
            )} places: ${terms.map((pair) => pair[0]).join(', ')}. The second letters move back by ${back} ${back === 1 ? 'place' : 'places'} each time: ${terms.map((pair) => pair[1]).join(', ')}. After Z comes A again.`,
        };
  }),

  ssc.mcq('word-as-a-number', 'Coding-Decoding', 3, (random) => {
    const [example, asked] = random.sample(
      ['CAT', 'DOG', 'SUN', 'PEN', 'CUP', 'MAP', 'KEY', 'BOX', 'LID', 'JAR', 'BUS', 'TOY'],
      2,
    ) as [string, string];
    const isReversed = random.int(0, 1) === 1;
    const factor = random.int(1, 3);
    const valueOf = (sign: string, reverse = isReversed) => {
      const place = ALPHABET.indexOf(sign) + 1;
      return reverse ? 27 - place : place;
    };
    const code = (word: string) => factor * [...word].reduce((all, sign) => all + valueOf(sign), 0);
    const turned = [...asked].reduce((all, sign) => all + valueOf(sign, !isReversed), 0);
    const value = code(asked);
    // The other way to count must not explain the example as well.
    const isAmbiguous =
      code(example) % [...example].reduce((all, sign) => all + valueOf(sign, !isReversed), 0) === 0;
    return isAmbiguous
      ? null
      : {
          text: `In a certain code ${example} is written as ${code(example)}. In the same code ${asked} is written as`,
          value,
          check: factor * (27 * 3 - turned),
          within: [6, 230],
          step: factor,
          mistakes: [
            factor * turned,
            value / factor,
            value + factor * 3,
            value - factor * 3,
            code(example),
          ].filter((mistake) => mistake !== value),
          difficulty: isReversed || factor > 1 ? 4 : 2,
          why: `Each letter counts by its place in the alphabet${isReversed ? ' from the end (Z = 1, A = 26)' : ' (A = 1, Z = 26)'}: $${[...example].map((sign) => valueOf(sign)).join(' + ')} = ${code(example) / factor}$${factor === 1 ? '' : `, and the sum is multiplied by ${factor}: $${code(example)}$`}. ${asked}: $${factor === 1 ? '' : String.raw`${factor} \times (`}${[...asked].map((sign) => valueOf(sign)).join(' + ')}${factor === 1 ? '' : ')'} = ${value}$.`,
        };
  }),
];

function directionsOf(first: number, legs: readonly Leg[]): string[] {
  let facing = first;
  return legs.map(([metres, turn]) => {
    facing = (facing + turn + 4) % 4;
    return `${metres} m ${MAIN[facing] ?? ''}`;
  });
}

/** In words, one case in which the statements are true and the conclusion is not. */
function counterExample(
  worlds: readonly number[],
  conclusion: Statement,
  classes: readonly string[],
): string {
  const [kind, a, b] = conclusion;
  const [one, other] = [classes[a] ?? '', classes[b] ?? ''];
  if (worlds.every((world) => !isTrueIn(conclusion, world))) return 'it contradicts the statements.';
  if (kind === 'All') return `the statements allow that some ${one} are not ${other}.`;
  if (kind === 'Some') return `the statements allow that no ${one} are ${other}.`;
  return `the statements allow that some ${one} are ${other}.`;
}
