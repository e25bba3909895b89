import { range } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';

const { mcq } = templatesOf('Quantitative Aptitude');
const TOPIC = 'Data Sufficiency';

const ONLY_FIRST =
  'The data in Statement I alone are sufficient, while the data in Statement II alone are not sufficient';
const ONLY_SECOND =
  'The data in Statement II alone are sufficient, while the data in Statement I alone are not sufficient';
const EITHER = 'The data in Statement I alone or in Statement II alone are sufficient';
const NEITHER = 'The data in Statements I and II together are not sufficient';
const BOTH = 'The data in Statements I and II together are necessary';
/** As bank exams print them. */
const CASES = [ONLY_FIRST, ONLY_SECOND, EITHER, NEITHER, BOTH] as const;

const INTRODUCTION =
  'A question is followed by two statements, I and II. Decide whether the data in the statements are sufficient to answer it.';

/** What may be asked for, and what else a statement may be about. */
interface Domain {
  readonly asked: readonly number[];
  readonly others: readonly number[];
}

/** A statement about what is asked for and about something else. */
interface Datum {
  readonly says: string;
  readonly holds: (asked: number, other: number) => boolean;
}

/** Draws of two statements for a case that is wanted before the case is given up. */
const TRIES = 80;

const caseOf = (first: readonly number[], second: readonly number[], both: readonly number[]) => {
  if (first.length === 1) return second.length === 1 ? EITHER : ONLY_FIRST;
  if (second.length === 1) return ONLY_SECOND;
  return both.length === 1 ? BOTH : NEITHER;
};

/** The values of what is asked for that some statements leave, in ascending order. */
const leftBy = ({ asked, others }: Domain, ...data: readonly Datum[]) =>
  asked.filter((one) => others.some((other) => data.every(({ holds }) => holds(one, other))));

/** 'leaves only 63', 'leaves several values, such as 18 and 27' */
const left = (values: readonly number[], what: string) =>
  values.length === 1
    ? `leaves only the ${what} ${values[0]}`
    : `leaves more than one ${what}, for example ${values[0]} and ${values.at(-1)}`;

/** Two statements of the case that is drawn, null if none of the draws has it. */
function twoOfACase(random: Random, domain: Domain, draw: () => readonly Datum[]) {
  const wanted = random.pick(CASES);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [one, other] = random.sample(draw(), 2) as [Datum, Datum];
    const left = [leftBy(domain, one), leftBy(domain, other), leftBy(domain, one, other)] as const;
    if (left[2].length > 0 && caseOf(...left) === wanted) return { one, other, left, wanted };
  }
  return null;
}

interface Question {
  readonly text: string;
  readonly what: string;
  readonly domain: Domain;
}

function asked(random: Random, { text, what, domain }: Question, draw: () => readonly Datum[]) {
  const found = twoOfACase(random, domain, draw);
  if (found === null) return null;
  const {
    one,
    other,
    wanted,
    left: [byFirst, bySecond, byBoth],
  } = found;
  const alone = `Statement I alone ${left(byFirst, what)}. Statement II alone ${left(bySecond, what)}.`;
  const isAlone = byFirst.length === 1 || bySecond.length === 1;
  return {
    text: `${INTRODUCTION}

${text}

**Statement I:** ${one.says}

**Statement II:** ${other.says}`,
    right: wanted,
    wrong: CASES.filter((each) => each !== wanted),
    order: CASES,
    proof: [
      [byBoth.length === 1 ? 1 : 0, wanted === NEITHER ? 0 : 1],
      [byFirst.length === 1 ? 1 : 0, wanted === ONLY_FIRST || wanted === EITHER ? 1 : 0],
      [bySecond.length === 1 ? 1 : 0, wanted === ONLY_SECOND || wanted === EITHER ? 1 : 0],
    ] as const,
    why: isAlone
      ? `${alone} The statements need not be combined, because one of them is enough.`
      : `${alone} Together they ${byBoth.length === 1 ? `leave only the ${what} ${byBoth[0]}, so both are needed` : `still leave more than one ${what}, for example ${byBoth[0]} and ${byBoth.at(-1)}`}.`,
  };
}

const TWO_DIGITS = range(10, 99);
const tens = (n: number) => Math.floor(n / 10);
const units = (n: number) => n % 10;

function aboutDigits(random: Random): Datum[] {
  const number = random.pick(TWO_DIGITS.filter((n) => units(n) > 0 && units(n) !== tens(n)));
  const [ten, unit] = [tens(number), units(number)];
  const divisor = random.int(3, 17);
  const [more, less] = ten > unit ? ['tens', 'units'] : ['units', 'tens'];
  const gap = Math.abs(ten - unit);
  const [from, to] = [number - random.int(1, 6), number + random.int(1, 6)];
  const statements: readonly (readonly [says: string, holds: (n: number) => boolean])[] = [
    [`The sum of the digits of the number is ${ten + unit}.`, (n) => tens(n) + units(n) === ten + unit],
    [`The product of the digits of the number is ${ten * unit}.`, (n) => tens(n) * units(n) === ten * unit],
    [
      `The ${more} digit of the number is ${gap} more than the ${less} digit.`,
      (n) => tens(n) - units(n) === ten - unit,
    ],
    [
      `If the digits are interchanged, the number ${ten > unit ? 'decreases' : 'increases'} by ${9 * gap}.`,
      (n) => n - (10 * units(n) + tens(n)) === 9 * (ten - unit),
    ],
    [`The units digit of the number is ${unit}.`, (n) => units(n) === unit],
    ...(number % divisor === 0
      ? [[`The number is a multiple of ${divisor}.`, (n: number) => n % divisor === 0] as const]
      : []),
    ...(Number.isInteger(Math.sqrt(number))
      ? [['The number is a perfect square.', (n: number) => Number.isInteger(Math.sqrt(n))] as const]
      : []),
    [`The number lies between ${from} and ${to}.`, (n) => n > from && n < to],
  ];
  return statements.map(([says, holds]) => ({ says, holds }));
}

const AGES = range(1, 80);
const NAMES = ['Asha', 'Bharat', 'Deepa', 'Farhan', 'Gita', 'Harish', 'Kavya', 'Mohan'];
const TIMES: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times', 4: 'four times' };

function aboutAges(random: Random, a: string, b: string): Datum[] {
  const [younger, years] = [random.int(6, 24), random.int(2, 5)];
  const times = random.int(2, 3);
  const older = times * younger;
  const ago = (times + 1) * (younger - years) + years;
  const [one, other] = random.int(0, 1) === 0 ? [older, younger] : [ago, younger];
  const statements: readonly (readonly [says: string, holds: (x: number, y: number) => boolean])[] = [
    [`${a} is ${one - other} years older than ${b}.`, (x, y) => x - y === one - other],
    [`${b} is ${one - other} years younger than ${a}.`, (x, y) => x - y === one - other],
    [
      `The sum of the present ages of ${a} and ${b} is ${one + other} years.`,
      (x, y) => x + y === one + other,
    ],
    [`${b} is ${other} years old at present.`, (_x, y) => y === other],
    [`In ${years} years, ${a} will be ${one + years} years old.`, (x) => x === one],
    [`${a} and ${b} were born in the same month.`, () => true],
    ...(one === times * other
      ? [
          [
            `${a} is ${TIMES[times]} as old as ${b} at present.`,
            (x: number, y: number) => x === times * y,
          ] as const,
        ]
      : [
          [
            `${years} years ago ${a} was ${TIMES[times + 1]} as old as ${b}.`,
            (x: number, y: number) => y > years && x - years === (times + 1) * (y - years),
          ] as const,
        ]),
  ];
  return statements.map(([says, holds]) => ({ says, holds }));
}

export const sufficiency = [
  mcq('statements-on-two-digits', TOPIC, 4, (random) =>
    asked(
      random,
      { text: 'What is the two-digit number?', what: 'number', domain: { asked: TWO_DIGITS, others: [0] } },
      () => aboutDigits(random),
    ),
  ),

  mcq('statements-on-two-ages', TOPIC, 4, (random) => {
    const [a = '', b = ''] = random.sample(NAMES, 2);
    const text = `What is the present age of ${a}? All ages are whole numbers of years from 1 to 80.`;
    return asked(random, { text, what: 'age', domain: { asked: AGES, others: AGES } }, () =>
      aboutAges(random, a, b),
    );
  }),
];
