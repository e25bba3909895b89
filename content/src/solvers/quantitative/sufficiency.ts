import { placesWhere, Unreadable, wordsOf, type Solver, type Solvers } from '../solver.ts';

type Holds = (one: number, other: number) => boolean;
type Reading = readonly [said: RegExp, holds: (...words: string[]) => Holds];

const digitsOf = (n: number): [number, number] => [Math.floor(n / 10), n % 10];

const OF_DIGITS: readonly Reading[] = [
  [
    /^The sum of the digits of the number is (\d+)\.$/,
    (total) => (n) => digitsOf(n).reduce((a, b) => a + b) === Number(total),
  ],
  [
    /^The product of the digits of the number is (\d+)\.$/,
    (product) => (n) => digitsOf(n).reduce((a, b) => a * b) === Number(product),
  ],
  [
    /^The (tens|units) digit of the number is (\d) more than the (?:tens|units) digit\.$/,
    (which, more) => (n) => {
      const [ten, unit] = digitsOf(n);
      return (which === 'tens' ? ten - unit : unit - ten) === Number(more);
    },
  ],
  [
    /^If the digits are interchanged, the number (decreases|increases) by (\d+)\.$/,
    (way, by) => (n) => {
      const [ten, unit] = digitsOf(n);
      return 10 * unit + ten - n === (way === 'increases' ? 1 : -1) * Number(by);
    },
  ],
  [/^The units digit of the number is (\d)\.$/, (unit) => (n) => n % 10 === Number(unit)],
  [/^The number is a multiple of (\d+)\.$/, (divisor) => (n) => n % Number(divisor) === 0],
  [/^The number is a perfect square\.$/, () => (n) => [16, 25, 36, 49, 64, 81].includes(n)],
  [/^The number lies between (\d+) and (\d+)\.$/, (from, to) => (n) => n > Number(from) && n < Number(to)],
];

const TIMES = ['', '', 'twice', 'three times', 'four times'];

/** The first is the age that is asked for. */
const ofAges = (a: string, b: string): readonly Reading[] => [
  [new RegExp(`^${a} is (\\d+) years older than ${b}\\.$`), (more) => (x, y) => x === y + Number(more)],
  [new RegExp(`^${b} is (\\d+) years younger than ${a}\\.$`), (less) => (x, y) => y === x - Number(less)],
  [
    /^The sum of the present ages of \w+ and \w+ is (\d+) years\.$/,
    (total) => (x, y) => x + y === Number(total),
  ],
  [new RegExp(`^${b} is (\\d+) years old at present\\.$`), (age) => (_x, y) => y === Number(age)],
  [
    new RegExp(`^In (\\d+) years, ${a} will be (\\d+) years old\\.$`),
    (years, age) => (x) => x + Number(years) === Number(age),
  ],
  [/^\w+ and \w+ were born in the same month\.$/, () => () => true],
  [
    new RegExp(`^${a} is ([\\w ]+) as old as ${b} at present\\.$`),
    (times = '') =>
      (x, y) =>
        x === TIMES.indexOf(times) * y,
  ],
  [
    new RegExp(`^(\\d+) years ago ${a} was ([\\w ]+) as old as ${b}\\.$`),
    (years, times = '') =>
      (x, y) =>
        y > Number(years) && x - Number(years) === TIMES.indexOf(times) * (y - Number(years)),
  ],
];

/** @throws Unreadable */
function read(readings: readonly Reading[], statement: string): Holds {
  for (const [said, holds] of readings) {
    const found = said.exec(statement);
    if (found !== null) return holds(...found.slice(1));
  }
  throw new Unreadable(statement);
}

/** By how many values each statement, and both together, leave of what is asked for. */
function solved(
  text: string,
  options: readonly string[],
  readings: readonly Reading[],
  upTo: readonly [number, number, number],
) {
  const [first = '', second = ''] = wordsOf(text, /\*\*Statement I:\*\* (.+)\n\n\*\*Statement II:\*\* (.+)$/);
  const [one, other] = [read(readings, first), read(readings, second)];
  const [least, most, partners] = upTo;
  const left = (holds: Holds) => {
    const values = new Set<number>();
    for (let x = least; x <= most; x += 1)
      for (let y = 1; y <= partners; y += 1) if (holds(x, y)) values.add(x);
    return values.size;
  };
  const isEnough = [left(one), left(other), left((x, y) => one(x, y) && other(x, y))].map(
    (count) => count === 1,
  );
  const [byFirst, bySecond, byBoth] = isEnough;
  const says = byFirst
    ? bySecond
      ? /^The data in Statement I alone or in Statement II alone are sufficient$/
      : /^The data in Statement I alone are sufficient, while/
    : bySecond
      ? /^The data in Statement II alone are sufficient, while/
      : byBoth
        ? /together are necessary$/
        : /together are not sufficient$/;
  return placesWhere(options, (option) => says.test(option));
}

const ofTwoDigits: Solver = ({ text, options }) => {
  wordsOf(text, /What is the two-digit number\?/);
  return solved(text, options, OF_DIGITS, [10, 99, 1]);
};

const ofTwoAges: Solver = ({ text, options }) => {
  const [a = ''] = wordsOf(
    text,
    /What is the present age of (\w+)\? All ages are whole numbers of years from 1 to 80\./,
  );
  const b =
    [...text.matchAll(/\b(?:Asha|Bharat|Deepa|Farhan|Gita|Harish|Kavya|Mohan)\b/g)]
      .map(([name]) => name)
      .find((name) => name !== a) ?? '-';
  return solved(text, options, ofAges(a, b), [1, 80, 80]);
};

export const sufficiency: Solvers = {
  'quantitative-aptitude/statements-on-two-digits': ofTwoDigits,
  'quantitative-aptitude/statements-on-two-ages': ofTwoAges,
};
