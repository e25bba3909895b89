import { type Rational, ZERO, minus, over, plus, rational, times, toNumber } from '../rational.ts';
import type { Sentence } from '../words/sentence.ts';
import { type Family, type Worked, decimal, equalTo, inDollars } from '../worked.ts';
import { has, isOnly, isStory, plainValues, small } from './pattern.ts';
import { primeFactors } from './prime-factors.ts';

const AVERAGE = ['Average', 'औसत'] as const;
const MEAN_LAW = inDollars(String.raw`\text{average} = \frac{\text{sum}}{\text{number of values}}`);

/** AS44: averages and other measures of a list, and of the first numbers of a kind. */
export const averages: Family = (sentence) => ofKind(sentence) ?? changed(sentence) ?? ofList(sentence);

function ofList(sentence: Sentence): Worked | null {
  const all = plainValues(sentence);
  // 'The average is 20' gives what would be asked.
  if (all === null || all.length < 2 || /(?:\bis|\bare|=|\bhai|है)\s*\d/iu.test(sentence.text)) return null;
  const [counted, ...listed] = all;
  const isCounted =
    small(counted) === listed.length &&
    /^\D*\d+\s*(?:numbers?|values|observations|संख्या|sankhya)/iu.test(sentence.text);
  const values = isCounted ? listed : all;
  if (values.length < 2) return null;
  const measures = ['average', 'median', 'mode', 'range', 'variance', 'deviation'];
  const asked = measures.filter((id) => has(sentence, id));
  if (asked.length !== 1 || !isOnly(sentence, [...measures, 'marks', 'squares'])) return null;
  if (!/^(?:[a-z-]+ )?(?::? ?#(?: ?,)?)+(?: [a-z-]+)?$/.test(sentence.shape.replace(/ ,/g, ''))) return null;
  const total = values.reduce(plus, ZERO);
  const count = rational(BigInt(values.length));
  const mean = over(total, count);
  const list = values.map(decimal).join(' + ');
  if (asked[0] === 'average')
    return {
      title: AVERAGE,
      law: MEAN_LAW,
      steps: [inDollars(`${list} = ${decimal(total)}`)],
      result: inDollars(String.raw`\frac{${decimal(total)}}{${values.length}} ${equalTo(mean)}`),
    };
  const sorted = [...values].sort((one, other) => toNumber(one) - toNumber(other));
  const ordered = inDollars(sorted.map(decimal).join(String.raw`,\ `));
  if (asked[0] === 'median') {
    const half = sorted.length / 2;
    const middle =
      sorted.length % 2 === 1
        ? sorted[Math.floor(half)]
        : over(plus(sorted[half - 1] as Rational, sorted[half] as Rational), rational(2n));
    return middle === undefined
      ? null
      : {
          title: ['Median', 'माध्यिका'],
          law: 'The middle value in order; of an even number of values, the average of both middle ones.',
          steps: [ordered],
          result: inDollars(decimal(middle)),
        };
  }
  if (asked[0] === 'mode') {
    const counts = new Map<string, number>();
    for (const value of values) counts.set(decimal(value), (counts.get(decimal(value)) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const modes = [...counts].filter(([, times_]) => times_ === most).map(([value]) => value);
    if (most === 1) return null;
    return {
      title: ['Mode', 'बहुलक'],
      law: 'The value that occurs most often.',
      steps: [ordered],
      result: inDollars(modes.join(String.raw`,\ `)),
    };
  }
  if (asked[0] === 'range') {
    const spread = minus(sorted.at(-1) as Rational, sorted[0] as Rational);
    return {
      title: ['Range', 'परास'],
      law: 'The greatest value less the smallest.',
      steps: [ordered],
      result: inDollars(decimal(spread)),
    };
  }
  const squares = values.reduce(
    (sum, value) => plus(sum, times(minus(value, mean), minus(value, mean))),
    ZERO,
  );
  const variance = over(squares, count);
  const steps = [
    inDollars(String.raw`\bar{x} ${equalTo(mean)}`),
    inDollars(String.raw`\sigma^2 = \frac{\sum (x-\bar x)^2}{n} ${equalTo(variance)}`),
  ];
  const law = inDollars(String.raw`\sigma^2 = \frac{1}{n}\sum (x_i - \bar x)^2`);
  if (asked[0] === 'variance')
    return {
      title: ['Variance', 'प्रसरण'],
      law,
      steps: steps.slice(0, 1),
      result: inDollars(String.raw`\sigma^2 ${equalTo(variance)}`),
    };
  return {
    title: ['Standard deviation', 'मानक विचलन'],
    law,
    steps,
    result: inDollars(String.raw`\sigma ${equalTo(Math.sqrt(toNumber(variance)))}`),
  };
}

/** The first n natural, odd, even or prime numbers, squares or cubes: their sum or average. */
function ofKind(sentence: Sentence): Worked | null {
  return spreadOfNaturals(sentence) ?? sumOfKind(sentence);
}

/** The variance and the standard deviation of the first n natural numbers. */
function spreadOfNaturals(sentence: Sentence): Worked | null {
  if (!isOnly(sentence, ['natural', 'first', 'variance', 'deviation']) || !has(sentence, 'natural'))
    return null;
  const n = small(sentence.numbers[0]?.value, 100_000);
  const isVariance = has(sentence, 'variance');
  if (n === null || n < 1 || sentence.numbers.length !== 1 || isVariance === has(sentence, 'deviation'))
    return null;
  const variance = rational(BigInt(n) * BigInt(n) - 1n, 12n);
  return {
    title: isVariance ? ['Variance', 'प्रसरण'] : ['Standard deviation', 'मानक विचलन'],
    law: inDollars(String.raw`\sigma^2 = \frac{n^2 - 1}{12}`),
    steps: isVariance ? [] : [inDollars(String.raw`\sigma^2 ${equalTo(variance)}`)],
    result: inDollars(
      isVariance
        ? String.raw`\sigma^2 ${equalTo(variance)}`
        : String.raw`\sigma ${equalTo(Math.sqrt(toNumber(variance)))}`,
    ),
  };
}

function sumOfKind(sentence: Sentence): Worked | null {
  const kinds = ['natural', 'odd', 'even', 'primes', 'squares', 'cubes'];
  if (
    !isOnly(sentence, [...kinds, 'first', 'average', 'sum']) ||
    !has(sentence, 'first') ||
    sentence.numbers.length !== 1
  )
    return null;
  const n = small(sentence.numbers[0]?.value, 100_000);
  if (n === null || n < 1 || sentence.numbers[0]?.unit !== null) return null;
  const isSum = has(sentence, 'sum');
  if (isSum === has(sentence, 'average')) return null;
  const found = kinds.filter((id) => has(sentence, id)).join(' ');
  const formula = FIRST[found];
  if (formula === undefined) return null;
  const total = formula.sum(n);
  if (total === null) return null;
  const sum = rational(total);
  if (isSum)
    return {
      title: ['Sum of the first numbers', 'प्रथम संख्याओं का योग'],
      law: inDollars(formula.law),
      steps: [],
      result: inDollars(`S_{${n}} = ${decimal(sum)}`),
    };
  const mean = over(sum, rational(BigInt(n)));
  return {
    title: AVERAGE,
    law: inDollars(formula.law),
    steps: [inDollars(`S_{${n}} = ${decimal(sum)}`)],
    result: inDollars(String.raw`\frac{${decimal(sum)}}{${n}} ${equalTo(mean)}`),
  };
}

const big = BigInt;
const FIRST: Readonly<Record<string, { readonly law: string; readonly sum: (n: number) => bigint | null }>> =
  {
    natural: {
      law: String.raw`1 + 2 + \dots + n = \frac{n(n+1)}{2}`,
      sum: (n) => (big(n) * big(n + 1)) / 2n,
    },
    odd: { law: String.raw`1 + 3 + \dots + (2n-1) = n^2`, sum: (n) => big(n) * big(n) },
    even: { law: String.raw`2 + 4 + \dots + 2n = n(n+1)`, sum: (n) => big(n) * big(n + 1) },
    'natural squares': {
      law: String.raw`\sum n^2 = \frac{n(n+1)(2n+1)}{6}`,
      sum: (n) => (big(n) * big(n + 1) * big(2 * n + 1)) / 6n,
    },
    'natural cubes': {
      law: String.raw`\sum n^3 = \left[\frac{n(n+1)}{2}\right]^2`,
      sum: (n) => ((big(n) * big(n + 1)) / 2n) ** 2n,
    },
    primes: {
      law: String.raw`2, 3, 5, 7, 11, \dots`,
      sum: (n) => (n > 1_000 ? null : firstPrimes(n).reduce((sum, each) => sum + each, 0n)),
    },
  };

function firstPrimes(count: number): bigint[] {
  const found: bigint[] = [];
  for (let value = 2n; found.length < count; value += 1n)
    if (primeFactors(value).length === 1) found.push(value);
  return found;
}

/** 'The average of 5 numbers is 27. One is taken out and the average becomes 25: which?' */
function changed(sentence: Sentence): Worked | null {
  const ids = ['average', 'excluded', 'included', 'result', 'of-the-rest', 'marked-price', 'amount'];
  if (!isStory(sentence, ids) || !has(sentence, 'average')) return null;
  const [isOut, isIn] = [has(sentence, 'excluded'), has(sentence, 'included')];
  const values = plainValues(sentence);
  if (values === null || isOut === isIn || values.length !== 3) return null;
  const [count, mean, next] = values as [Rational, Rational, Rational];
  const n = small(count, 100_000);
  if (n === null || n < 2) return null;
  const others = isOut ? n - 1 : n + 1;
  const [whole, rest] = [times(count, mean), times(rational(BigInt(others)), next)];
  const result = isOut ? minus(whole, rest) : minus(rest, whole);
  return {
    title: AVERAGE,
    law: inDollars(String.raw`\text{sum} = \text{average} \times \text{number of values}`),
    steps: [
      inDollars(`${n} \\times ${decimal(mean)} = ${decimal(whole)}`),
      inDollars(`${others} \\times ${decimal(next)} = ${decimal(rest)}`),
    ],
    result: inDollars(
      isOut
        ? `${decimal(whole)} - ${decimal(rest)} = ${decimal(result)}`
        : `${decimal(rest)} - ${decimal(whole)} = ${decimal(result)}`,
    ),
  };
}
