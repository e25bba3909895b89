import {
  numberIn,
  placesWhere,
  solve,
  trueAmong,
  Unreadable,
  wordsOf,
  type Solver,
  type Solvers,
} from '../solver.ts';

const EVEN = 1e-9;

/** What a rule keeps the same for every three numbers that follow each other; the place is that of the second, from 1. */
type Measure = (before: number, now: number, next: number, place: number) => number;

/** The rules by which the series of examinations are made. */
const RULES: readonly Measure[] = [
  // The differences grow by the same number.
  (before, now, next) => next - now - (now - before),
  // The differences are multiplied by the same number.
  (before, now, next) => (next - now) / (now - before),
  // The factors grow by the same number.
  (before, now, next) => next / now - now / before,
  // The same number is added, and the sums are multiplied by 1, 2, 3 and so on.
  (before, now, next, place) => {
    const added = now / (place - 1) - before;
    return Math.abs(next / place - now - added) < EVEN * Math.abs(next) ? 0 : Number.NaN;
  },
];

function isKept(measure: Measure, series: readonly number[]): boolean {
  const at = (place: number) => series[place - 1] ?? Number.NaN;
  const first = measure(at(1), at(2), at(3), 2);
  for (let place = 2; place < series.length; place++) {
    const value = measure(at(place - 1), at(place), at(place + 1), place);
    if (!(Math.abs(value - first) < EVEN * Math.max(1, Math.abs(first)))) return false;
  }
  return true;
}

const isRegular = (series: readonly number[]) => RULES.some((rule) => isKept(rule, series));

/** The numbers that a text prints one after the other, with null for the question mark. */
function seriesIn(text: string, said: RegExp): (number | null)[] {
  const [series = ''] = wordsOf(text, said);
  return series
    .replaceAll(String.raw`\;`, '')
    .split(', ')
    .map((part) => (part === '?' ? null : numberIn(part)));
}

/** The options that make the series regular in place of the question mark. */
function inPlaceOfTheMark(said: RegExp): Solver {
  return ({ text, options }) => {
    const series = seriesIn(text, said);
    return placesWhere(options, (option) => isRegular(series.map((one) => one ?? numberIn(option))));
  };
}

/** The options in whose place another number makes the series regular. */
function wrongNumber(said: RegExp): Solver {
  return ({ text, options }) => {
    const series = seriesIn(text, said).map((one) => one ?? Number.NaN);
    const most = 2 * Math.max(...series);
    const wrong = series.filter((_unused, place) =>
      Array.from({ length: most }, (_none, other) => series.with(place, other + 1)).some(isRegular),
    );
    return placesWhere(options, (option) => wrong.includes(numberIn(option)));
  };
}

/** The roots of an equation such as 'x^2 - 11x + 28 = 0', which are integers. @throws Unreadable */
function rootsIn(text: string, unknown: string): number[] {
  const said = new RegExp(String.raw`\$${unknown}\^2(?: ([+-]) (\d*)${unknown})?(?: ([+-]) (\d+))? = 0\$`);
  const [sign, times = '', lastSign, last = ''] = wordsOf(text, said);
  const linear = (sign === '-' ? -1 : 1) * (sign === '' ? 0 : Number(times === '' ? 1 : times));
  const constant = (lastSign === '-' ? -1 : 1) * Number(last);
  const roots = Array.from({ length: 401 }, (_unused, place) => place - 200).filter(
    (x) => x * x + linear * x + constant === 0,
  );
  if (roots.length === 0) throw new Unreadable(`No roots of integers: ${text}`);
  return roots;
}

const RELATIONS: Readonly<Record<string, (x: number, y: number) => boolean>> = {
  '$x < y$': (x, y) => x < y,
  '$x > y$': (x, y) => x > y,
  '$x = y$': (x, y) => x === y,
  [String.raw`$x \le y$`]: (x, y) => x <= y,
  [String.raw`$x \ge y$`]: (x, y) => x >= y,
};

/** Products and quotients first, then sums, each from the left. */
function valueOf(expression: string): number {
  const operations = [' + ', ' - ', String.raw` \times `, String.raw` \div `];
  const values: ((a: number, b: number) => number)[] = [
    (a, b) => a + b,
    (a, b) => a - b,
    (a, b) => a * b,
    (a, b) => a / b,
  ];
  const signs = expression.match(/ (?:[+-]|\\times|\\div) /g) ?? [];
  const numbers = expression.split(/ (?:[+-]|\\times|\\div) /).map(numberIn);
  for (const level of [2, 0]) {
    for (let place = 0; place < signs.length;) {
      const operation = operations.indexOf(signs[place] ?? '');
      const value = values[operation];
      if (value === undefined) throw new Unreadable(expression);
      if (operation < level) place += 1;
      else {
        numbers.splice(place, 2, value(numbers[place] ?? 0, numbers[place + 1] ?? 0));
        signs.splice(place, 1);
      }
    }
  }
  return numbers[0] ?? Number.NaN;
}

const divisorsOf = (number: number) =>
  Array.from({ length: number }, (_unused, before) => before + 1).filter((one) => number % one === 0);

export const numbersAndSeries: Solvers = {
  'quantitative-aptitude/order-of-operations': ({ text }) =>
    valueOf(wordsOf(text, /^\$(.*) = \\;\?\$$/)[0] ?? ''),
  'quantitative-aptitude/about-how-much': solve(
    String.raw`value of \left(#%\ \text{of}\ #\right) + \sqrt{#} is closest to`,
    (rate, of, square) => (rate / 100) * of + Math.sqrt(square),
  ),
  'quantitative-aptitude/next-in-the-series': inPlaceOfTheMark(/question mark in the series ([\d, ]+\?)$/),
  'quantitative-aptitude/missing-in-the-series': inPlaceOfTheMark(/question mark\? \$([^$]+)\$$/),
  'quantitative-aptitude/wrong-in-the-series': wrongNumber(/wrong number in the series ([\d, ]+)\.$/),
  'quantitative-aptitude/wrong-factor-in-the-series': wrongNumber(/is wrong in the series ([\d, ]+)\?$/),
  'quantitative-aptitude/two-quadratics': ({ text, options }) => {
    if (!text.includes('true for every root $x$ of equation I and every root $y$ of equation II'))
      throw new Unreadable(text);
    const [xs, ys] = [rootsIn(text, 'x'), rootsIn(text, 'y')];
    const holds = (relation: string) =>
      xs.every((x) => ys.every((y) => RELATIONS[relation]?.(x, y) === true));
    const isAny = Object.keys(RELATIONS).some(holds);
    return placesWhere(options, (option) =>
      option.endsWith('cannot be established') ? !isAny : holds(option),
    );
  },
  'quantitative-aptitude/unit-digit': solve('unit digit of #^{#} is', (base, exponent) => {
    let digit = 1;
    for (let times = 0; times < exponent; times++) digit = (digit * base) % 10;
    return digit;
  }),
  'quantitative-aptitude/least-number': solve(
    'smallest number greater than # that leaves the remainder # when divided by #, # and #?',
    (least, remainder, ...by) => {
      let number = least + 1;
      while (by.some((one) => number % one !== remainder)) number += 1;
      return number;
    },
  ),
  'quantitative-aptitude/facts-of-a-number': ({ text, options }) => {
    const [number = 0] = wordsOf(text, 'correct for the number #?').map(numberIn);
    const divisors = divisorsOf(number);
    return trueAmong(options, [
      ['number of its divisors', divisors.length],
      ['number of its odd divisors', divisors.filter((one) => one % 2 === 1).length],
      ['sum of all its divisors', divisors.reduce((sum, one) => sum + one, 0)],
      ['largest perfect square', Math.max(...divisors.filter((one) => Number.isInteger(Math.sqrt(one))))],
    ]);
  },
  'quantitative-aptitude/powers-from-a-sum': ({ text }) => {
    const said =
      /If \$x ([+-]) \\frac\{1\}\{x\} = (\d+)\$, then the value of \$x\^(\d) ([+-]) \\frac\{1\}\{x\^(\d)\}\$/;
    const [sign = '', sum = '', power = '', signAsked = '', sameIn = ''] = wordsOf(text, said);
    if (power !== sameIn) throw new Unreadable(text);
    const half = Number(sum) / 2;
    const x = half + Math.sqrt(half * half + (sign === '+' ? -1 : 1));
    return x ** Number(power) + (signAsked === '+' ? 1 : -1) / x ** Number(power);
  },
  'quantitative-ability/logarithms-of-two-bases': ({ text }) => {
    const [base = 0, a = 0, b = 0, sum = 0] = wordsOf(
      text,
      String.raw`For some x > 1, \log_{\sqrt{#}} x + \frac{\log_x #}{\log_x #} = #. The value`,
    ).map(numberIn);
    const [askedBase = '', times = '', power = ''] = wordsOf(
      text,
      /The value of \$\\log_\{(\d+)\} \((\d*)x(?:\^(\d))?\)\$ is/,
    );
    const logOfX = (sum - Math.log(a) / Math.log(b)) * Math.log(Math.sqrt(base));
    if (!(logOfX > 0)) throw new Unreadable('There is no x > 1');
    const asked = Math.log(times === '' ? 1 : Number(times)) + (power === '' ? 1 : Number(power)) * logOfX;
    return asked / Math.log(Number(askedBase));
  },
  'quantitative-ability/function-from-its-sums': solve(
    String.raw`For every positive integer n, f(1) + f(2) + \cdots + f(n) = n^2 f(n). If f(1) = #, the value of f(#) + f(#) + \cdots + f(#) is`,
    (first, from, second, to) => {
      if (second !== from + 1) throw new Unreadable(`${from}, ${second}`);
      const values = [Number.NaN, first];
      for (let n = 2, sum = first; n <= to; n++) {
        // The sum before it and f(n) make n^2 f(n).
        const value = sum / (n * n - 1);
        values.push(value);
        sum += value;
      }
      return values.slice(from).reduce((sum, value) => sum + value, 0);
    },
  ),
  'quantitative-ability/solutions-within-bounds': solve(
    String.raw`equation a + b + c + d = # have in integers with # \le a \le #, # \le b \le #, c \ge # and d \ge #?`,
    (sum, leastA, mostA, leastB, mostB, leastC, leastD) => {
      let count = 0;
      for (let a = leastA; a <= mostA; a++)
        for (let b = leastB; b <= mostB; b++) for (let c = leastC; a + b + c + leastD <= sum; c++) count += 1;
      return count;
    },
  ),
};
