import type { WordChoice } from '../asked.ts';
import { range, sum, tex } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';
import type { OptionCount } from '../template.ts';
import { letterAt, placeOf } from '../words/alphabet.ts';
import { wordClasses, type WordClass } from '../words/word-classes.ts';

const { mcq } = templatesOf('General Intelligence and Reasoning');
const ODD = 'Classification';
const COUNTS = { 4: ['Three', 'four'], 5: ['Four', 'five'] } as const;

/** 'Three of the following four numbers are alike'; bank exams ask it of five. */
function asking(options: OptionCount, things: string, thing: string): string {
  const [others, all] = COUNTS[options];
  return `${others} of the following ${all} ${things} are alike in a certain way and one is different. Select the ${thing} that is different from the rest.`;
}

/** What may be said of a thing. */
interface Property<Thing> {
  readonly holds: (thing: Thing) => boolean;
  readonly is: string;
  readonly isNot: string;
  /** True of what only all but one may have in common: one thing that alone has it is not odd by that. */
  readonly isOnlyShared?: boolean;
}

interface Lone<Thing, P> {
  readonly thing: Thing;
  readonly property: P;
  /** Whether the property holds of this one alone, or of all others. */
  readonly has: boolean;
}

/** What each property singles out: of it alone the property holds, or of all but it. */
function singledOut<Thing, P extends Property<Thing>>(
  things: readonly Thing[],
  properties: readonly P[],
): Lone<Thing, P>[] {
  return properties.flatMap((property) =>
    [true, false].flatMap((has) => {
      const alike = things.filter((thing) => property.holds(thing) === has);
      if (has && property.isOnlyShared === true) return [];
      return alike.length === 1 ? alike.map((thing) => ({ thing, property, has })) : [];
    }),
  );
}

const isPrime = (n: number) => n > 1 && range(2, Math.floor(Math.sqrt(n))).every((d) => n % d !== 0);
const digitSum = (n: number) => sum([...String(n)].map(Number));
const LARGEST = 250;
const POOL = range(11, LARGEST);

/** A property that questions are made about. */
interface AskedProperty extends Property<number> {
  /** All numbers that have it, listed and not tested one by one. */
  readonly listed: ReadonlySet<number>;
  /** Why a number has it, or has it not; empty where there is nothing to show. */
  readonly shows: (n: number) => string;
}

const divides = (d: number): Property<number> => ({
  holds: (n) => n % d === 0,
  is: `a multiple of ${d}`,
  isNot: `not a multiple of ${d}`,
});

const multipleOf = (d: number): AskedProperty => ({
  ...divides(d),
  listed: new Set(range(1, Math.floor(LARGEST / d)).map((k) => k * d)),
  shows: (n) => tex`$${n} = ${d} \times ${Math.floor(n / d)}${n % d === 0 ? '' : ` + ${n % d}`}$`,
});

/** Primes by striking out multiples. */
function sieved(): ReadonlySet<number> {
  const left = new Set(range(2, LARGEST));
  for (const n of left) for (let multiple = 2 * n; multiple <= LARGEST; multiple += n) left.delete(multiple);
  return left;
}

const prime: AskedProperty = {
  holds: isPrime,
  is: 'a prime number',
  isNot: 'not a prime number',
  listed: sieved(),
  shows: (n) => {
    const least = range(2, n).find((d) => n % d === 0) ?? n;
    return least === n ? '' : tex`$${n} = ${least} \times ${n / least}$`;
  },
};

/** Squares or cubes with so much added to them; squares are sums of odd numbers, and cubes of such sums. */
function powerPlus(exponent: 2 | 3, added: -1 | 0 | 1): AskedProperty {
  const name = `a perfect ${exponent === 2 ? 'square' : 'cube'}${['minus 1', '', 'plus 1'].map((words) => words && ` ${words}`)[added + 1] ?? ''}`;
  const rootOf = (n: number) => Math.round((n - added) ** (1 / exponent));
  const rest = added === 0 ? '' : ` ${added > 0 ? '+' : '-'} 1`;
  const holds = (n: number) => rootOf(n) ** exponent + added === n;
  const power = (root: number) => `${root}^${exponent}${rest} = ${root ** exponent + added}`;
  const growth = (k: number) => (exponent === 2 ? 2 * k - 1 : 3 * k * (k - 1) + 1);
  return {
    holds,
    is: name,
    isNot: `not ${name}`,
    listed: new Set(range(1, 20).map((root) => sum(range(1, root).map(growth)) + added)),
    shows: (n) => {
      const below = Math.floor((n - added) ** (1 / exponent) + 1e-9);
      return holds(n)
        ? `$${n} = ${rootOf(n)}^${exponent}${rest}$`
        : `it lies between $${power(below)}$ and $${power(below + 1)}$`;
    },
  };
}

/** The properties that questions are made about. Nobody looks for the only multiple of 7 among others. */
const ASKED: readonly AskedProperty[] = [
  prime,
  powerPlus(2, 0),
  powerPlus(3, 0),
  powerPlus(2, 1),
  powerPlus(2, -1),
  ...[7, 9, 11, 13, 17].map((d) => ({ ...multipleOf(d), isOnlyShared: true })),
];

const guard = (holds: (n: number) => boolean): Property<number> => ({ holds, is: '', isNot: '' });
const shared = (holds: (n: number) => boolean) => ({ ...guard(holds), isOnlyShared: true });

/** Further ones, by which nobody may find another odd one. */
const SEEN: readonly Property<number>[] = [
  guard((n) => n % 2 === 0),
  guard((n) => n < 100),
  guard((n) => digitSum(n) % 2 === 0),
  ...[3, 4, 5, 6, 8, 10].map((d) => shared((n) => n % d === 0)),
  ...range(2, 19).map((total) => shared((n) => digitSum(n) === total)),
  shared((n) => isPrime(digitSum(n))),
  shared((n) => /^(\d)\1+$/.test(String(n))),
];

/** The chances are small that nothing else picks another one out. */
const MAX_TRIES = 200;

const gapsOf = (letters: string) =>
  range(1, letters.length - 1).map((at) => placeOf(letters[at] ?? '') - placeOf(letters[at - 1] ?? ''));
const vowelsIn = (letters: string) => [...letters].filter((letter) => 'AEIOU'.includes(letter)).length;

/** By which somebody could find another odd group of letters. */
const OF_LETTERS: readonly Property<string>[] = [
  { holds: (letters) => vowelsIn(letters) > 0, is: 'with a vowel', isNot: 'without a vowel' },
  { holds: (letters) => vowelsIn(letters) === 1, is: 'with one vowel', isNot: 'not with one vowel' },
  ...range(0, 2).map((at): Property<string> => ({
    holds: (letters) => vowelsIn(letters[at] ?? '') === 1,
    is: `with a vowel at place ${at + 1}`,
    isNot: `without a vowel at place ${at + 1}`,
  })),
];

function oddNumber(random: Random, asked: AskedProperty, options: OptionCount): WordChoice | null {
  const same = random.sample(POOL.filter(asked.holds), options - 1);
  // Among primes an even number would be seen at once.
  const odd = random.pick(POOL.filter((n) => !asked.holds(n) && (asked !== prime || n % 2 === 1)));
  const numbers = [...same, odd];
  const spread = Math.max(...numbers) / Math.min(...numbers);
  const shown = same.map(asked.shows).filter(Boolean);
  // Nobody needs a rule to find the only number of three digits.
  const isPlain = same.every((n) => String(n).length !== String(odd).length);
  return isPlain || spread > 6 || singledOut(numbers, [...ASKED, ...SEEN]).some(({ thing }) => thing !== odd)
    ? null
    : {
        text: asking(options, 'numbers', 'number'),
        right: `$${odd}$`,
        wrong: same.map((n) => `$${n}$`),
        proof: [
          [same.filter((n) => asked.listed.has(n)).length, options - 1],
          [asked.listed.has(odd) ? 1 : 0, 0],
        ],
        why: `Each of ${listOf(same.map((n) => `$${n}$`))} is ${asked.is}${shown.length === 0 ? '' : `: ${shown.join(', ')}`}. But $${odd}$ is ${asked.isNot}: ${asked.shows(odd)}.`,
      };
}

function oddWord(
  random: Random,
  { words, properties, seen }: WordClass,
  options: OptionCount,
): WordChoice | null {
  const known = [...properties, ...seen.map((of) => ({ is: '', isNot: '', of, isOnlyShared: true }))].map(
    (one) => ({
      ...one,
      holds: (word: string) => one.of.includes(word),
    }),
  );
  const shown = random.sample(words, options);
  const lone = singledOut(shown, known);
  // That three are not something makes them no more alike than any other things.
  const best = lone.find(
    ({ property, has }) => property.is !== '' && !(has && property.isNot.startsWith('not ')),
  );
  if (best === undefined || lone.some(({ thing }) => thing !== best.thing)) return null;
  const { thing: odd, property, has } = best;
  const same = shown.filter((word) => word !== odd);
  const commonTo = [
    ...properties.flatMap(({ of }) => [of, words.filter((word) => !of.includes(word))]),
    ...seen,
  ];
  const left = leftOut(shown, commonTo);
  return {
    text: asking(options, 'words', 'word'),
    right: odd,
    wrong: same,
    proof: [
      [left.length, 1],
      [left[0] === odd ? 1 : 0, 1],
    ],
    why: `Each of ${listOf(same)} is ${has ? property.isNot : property.is}. ${odd} is ${has ? property.is : property.isNot}.`,
  };
}

const listOf = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** The words without which the others stand together in some list. */
function leftOut(words: readonly string[], lists: readonly (readonly string[])[]): string[] {
  return words.filter((word) =>
    lists.some(
      (list) => list.filter((one) => words.includes(one)).length === words.length - 1 && !list.includes(word),
    ),
  );
}

export const oddOneOut = [
  mcq('odd-number-out', ODD, 3, (random, options) => {
    const asked = random.pick(ASKED);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const made = oddNumber(random, asked, options);
      if (made !== null) return made;
    }
    return null;
  }),

  mcq('odd-letters-out', ODD, 3, (random, options) => {
    const gaps = [random.int(1, 5), random.int(1, 5)];
    const slip = random.int(0, 1);
    const wrongGaps = gaps.map((gap, at) => (at === slip ? gap + random.pick([-1, 1]) : gap));
    const starts = random.sample(range(0, 25 - 12), options);
    const groupOf = (start: number, by: readonly number[]) =>
      [0, by[0] ?? 0, sum(by)].map((move) => letterAt(start + move)).join('');
    const [odd = '', ...same] = starts.map((start, at) => groupOf(start, at === 0 ? wrongGaps : gaps));
    const groups = random.shuffle([odd, ...same]);
    const byGaps = groups.filter(
      (one) => groups.filter((other) => gapsOf(other).join() === gapsOf(one).join()).length === 1,
    );
    const lone = singledOut(groups, OF_LETTERS);
    const moves = (letters: string) => {
      const [first, second] = gapsOf(letters);
      return `${letters[0]} + ${first} = ${letters[1]}, ${letters[1]} + ${second} = ${letters[2]}`;
    };
    return wrongGaps.includes(0) || lone.some(({ thing }) => thing !== odd)
      ? null
      : {
          text: `${asking(options, 'letter-groups', 'letter-group')} (The odd one out is not based on the number or the position of consonants and vowels.)`,
          right: odd,
          wrong: same,
          proof: [
            [byGaps.length, 1],
            [byGaps[0] === odd ? 1 : 0, 1],
          ],
          why: `In ${COUNTS[options][0].toLowerCase()} groups the letters move forward by ${gaps.join(' and ')}: ${same.map(moves).join('; ')}. In ${odd} they move by ${wrongGaps.join(' and ')}: ${moves(odd)}.`,
        };
  }),

  mcq('odd-word-out', ODD, 2, (random, options) => {
    const words = random.pick(wordClasses);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const made = oddWord(random, words, options);
      if (made !== null) return made;
    }
    return null;
  }),
];
