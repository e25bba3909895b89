import {
  over,
  plus,
  rational,
  rationalTex,
  times,
  toNumber,
  minus,
  ZERO,
  type Rational,
} from '../rational.ts';
import { decimal, equalTo, inDollars, type Family, type Worked } from '../worked.ts';
import type { Sentence } from '../words/sentence.ts';
import { after, has, isOnly, isStory, plainValues, small } from './pattern.ts';
import { factorsTex, primeFactors } from './powers.ts';

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** AS44: HCF and LCM, prime factors, remainders, prime or not. */
export const divisors: Family = (sentence) => {
  const values = plainValues(sentence);
  if (values === null || values.some(({ n, d }) => d !== 1n || n <= 0n || n > 1_000_000_000_000n))
    return null;
  const wholes = values.map(({ n }) => n);
  if (isOnly(sentence, ['hcf', 'lcm']) && has(sentence, 'hcf', 'lcm') && wholes.length > 1)
    return common(sentence, wholes);
  const [first, second] = wholes;
  if (first === undefined) return null;
  if (isOnly(sentence, ['factors']) && has(sentence, 'factors') && wholes.length === 1 && first > 1n)
    return {
      title: ['Prime factors', 'अभाज्य गुणनखंड'],
      law: 'Divide by the smallest primes in turn.',
      steps: [],
      result: inDollars(`${first} = ${factorsTex(first)}`),
    };
  if (isOnly(sentence, ['is-prime']) && has(sentence, 'is-prime') && wholes.length === 1 && first > 1n)
    return primeOrNot(first);
  if (isOnly(sentence, ['number-of-factors']) && has(sentence, 'number-of-factors') && wholes.length === 1)
    return howMany(first);
  const isRemainder =
    isOnly(sentence, ['remainder', 'divided', 'divide']) && has(sentence, 'remainder') && wholes.length === 2;
  if (isRemainder && second !== undefined && second > 0n && has(sentence, 'divided', 'divide')) {
    const [quotient, rest] = [first / second, first % second];
    return {
      title: ['Remainder', 'शेषफल'],
      law: inDollars(String.raw`a = bq + r,\ 0 \le r < b`),
      steps: [inDollars(`${first} = ${second} \\times ${quotient} + ${rest}`)],
      result: inDollars(`r = ${rest}`),
    };
  }
  return null;
};

function primeOrNot(value: bigint): Worked {
  const factors = primeFactors(value);
  const isPrime = factors.length === 1;
  return {
    title: ['Prime numbers', 'अभाज्य संख्याएँ'],
    law: 'A prime number has exactly two factors, 1 and itself.',
    steps: isPrime ? [] : [inDollars(`${value} = ${factorsTex(value)}`)],
    result: isPrime
      ? `${inDollars(String(value))} is a prime number (अभाज्य)`
      : `${inDollars(String(value))} is not a prime number (अभाज्य नहीं)`,
  };
}

function howMany(value: bigint): Worked {
  const factors = primeFactors(value);
  const exponents = [...new Set(factors)].map((prime) => factors.filter((each) => each === prime).length);
  const count = exponents.reduce((product, each) => product * (each + 1), 1);
  return {
    title: ['Number of factors', 'गुणनखंडों की संख्या'],
    law: inDollars(String.raw`N = p^a q^b \dots \text{ has } (a+1)(b+1)\dots \text{ factors}`),
    steps: value > 1n ? [inDollars(`${value} = ${factorsTex(value)}`)] : [],
    result: inDollars(`${exponents.map((each) => `(${each} + 1)`).join('') || '1'} = ${count}`),
  };
}

function common(sentence: Sentence, wholes: readonly bigint[]): Worked {
  const h = wholes.reduce(gcd);
  const l = wholes.reduce((one, other) => (one / gcd(one, other)) * other);
  const steps = wholes
    .filter((value) => value > 1n)
    .map((value) => inDollars(`${value} = ${factorsTex(value)}`));
  const results = [
    ...(has(sentence, 'hcf') ? [`\\text{HCF} = ${h}`] : []),
    ...(has(sentence, 'lcm') ? [`\\text{LCM} = ${l}`] : []),
  ];
  return {
    title: ['HCF and LCM', 'महत्तम समापवर्तक और लघुत्तम समापवर्त्य'],
    law: 'HCF: common primes with their smallest powers. LCM: all primes with their greatest powers.',
    steps,
    result: inDollars(results.join(String.raw`,\ `)),
  };
}

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
  if (!/^(?:[a-z-]+ )?(?::? ?# ?,? ?)+(?: [a-z-]+)?$/.test(sentence.shape.replace(/ ,/g, ''))) return null;
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

/** AS44: dividing in a ratio, simplest form, proportionals. */
export const ratios: Family = (sentence) => {
  const { text, numbers } = sentence;
  const found = /(\d+(?:\.\d+)?(?:\s*:\s*\d+(?:\.\d+)?)+)/.exec(text)?.[1];
  if (found === undefined) return proportional(sentence);
  const parts = found.split(':').map((part) => rationalOf(part.trim()));
  const rest = numbers.length - parts.length;
  const ids = ['ratio', 'divide', 'first', 'together', 'amount', 'principal', 'rate'];
  if (!isStory({ ...sentence, others: sentence.others.filter((word) => word !== ':') }, ids)) return null;
  const whole = parts.reduce(plus, ZERO);
  if (rest === 0 && has(sentence, 'ratio') && isOnly(sentence, ['ratio'], /^:$/)) {
    const scale = parts.reduce((l, { d }) => (l / gcd(l, d)) * d, 1n);
    const wholes = parts.map(({ n, d }) => (n * scale) / d);
    const h = wholes.reduce(gcd);
    return {
      title: ['Ratio in simplest form', 'सरलतम अनुपात'],
      law: 'Divide all terms by their HCF.',
      steps: [inDollars(`\\text{HCF} = ${h}`)],
      result: inDollars(wholes.map((value) => value / h).join(' : ')),
    };
  }
  if (rest !== 1 || !has(sentence, 'divide')) return null;
  const share =
    numbers.find(({ value }) => !parts.some((part) => part.n === value.n && part.d === value.d)) ?? null;
  const total = share ?? numbers[0];
  if (total === undefined || (total.unit !== null && total.unit !== 'rupee')) return null;
  const shares = parts.map((part) => over(times(total.value, part), whole));
  return {
    title: ['Division in a ratio', 'अनुपात में बाँटना'],
    law: inDollars(
      String.raw`\text{share} = \text{whole} \times \frac{\text{its part}}{\text{sum of parts}}`,
    ),
    steps: [
      inDollars(`${parts.map(decimal).join(' + ')} = ${decimal(whole)}`),
      ...shares.map((value, place) =>
        inDollars(
          String.raw`${decimal(total.value)} \times \frac{${decimal(parts[place] as Rational)}}{${decimal(whole)}} ${equalTo(value)}`,
        ),
      ),
    ],
    result: inDollars(shares.map(decimal).join(String.raw`,\ `)),
  };
};

function rationalOf(text: string): Rational {
  const [whole = '0', decimals = ''] = text.split('.');
  return rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

function proportional(sentence: Sentence): Worked | null {
  const values = plainValues(sentence);
  if (
    values === null ||
    !isOnly(sentence, ['mean-proportional', 'third-proportional', 'fourth-proportional'])
  )
    return null;
  const [a, b, c] = values;
  if (a === undefined || b === undefined || a.n === 0n) return null;
  const title = ['Proportion', 'समानुपात'] as const;
  if (has(sentence, 'mean-proportional') && values.length === 2) {
    const value = Math.sqrt(toNumber(times(a, b)));
    return {
      title,
      law: inDollars(String.raw`x = \sqrt{ab}`),
      steps: [],
      result: inDollars(String.raw`\sqrt{${decimal(times(a, b))}} ${equalTo(value)}`),
    };
  }
  if (has(sentence, 'third-proportional') && values.length === 2)
    return {
      title,
      law: inDollars(String.raw`x = \frac{b^2}{a}`),
      steps: [],
      result: inDollars(`x ${equalTo(over(times(b, b), a))}`),
    };
  if (has(sentence, 'fourth-proportional') && values.length === 3 && c !== undefined)
    return {
      title,
      law: inDollars(String.raw`x = \frac{bc}{a}`),
      steps: [],
      result: inDollars(`x ${equalTo(over(times(b, c), a))}`),
    };
  return null;
}

/** AS44: arithmetic and geometric progressions: nth term and sum of terms. */
export const progressions: Family = (sentence) => {
  const ids = [
    'sum',
    'terms',
    'term',
    'ap',
    'gp',
    'first',
    'first-term',
    'common-difference',
    'common-ratio',
    'infinite',
    'series',
    'next',
    'last',
  ];
  if (
    !isStory({ ...sentence, others: sentence.others.filter((word) => word !== '/' && word !== '+') }, ids) ||
    sentence.others.some(
      (word) => /^\p{L}{2,}$/u.test(word) && !/^(?:upto|etc|sequence|series|nth)$/.test(word),
    )
  )
    return null;
  if (sentence.numbers.some(({ unit, isOrdinal }) => unit !== null && !isOrdinal)) return null;
  return byLetters(sentence) ?? byList(sentence);
};

interface Progression {
  readonly kind: 'ap' | 'gp';
  readonly first: Rational;
  readonly step: Rational;
}

function termOf({ kind, first, step }: Progression, n: number): Rational {
  if (kind === 'ap') return plus(first, times(rational(BigInt(n - 1)), step));
  let value = first;
  for (let place = 1; place < n; place += 1) value = times(value, step);
  return value;
}

function sumOf(progression: Progression, n: number): Rational {
  const { kind, first, step } = progression;
  if (kind === 'ap')
    return over(times(rational(BigInt(n)), plus(first, termOf(progression, n))), rational(2n));
  let [sum, term] = [ZERO, first];
  for (let place = 0; place < n; place += 1) {
    sum = plus(sum, term);
    term = times(term, step);
  }
  return sum;
}

function workedOf(progression: Progression, asked: 'sum' | 'term', n: number): Worked | null {
  if (n < 1 || n > (progression.kind === 'gp' ? 60 : 100_000)) return null;
  const { kind, first, step } = progression;
  const isAp = kind === 'ap';
  const start = inDollars(`a ${equalTo(first)},\\ ${isAp ? 'd' : 'r'} ${equalTo(step)},\\ n = ${n}`);
  const title = isAp
    ? (['Arithmetic progression', 'समांतर श्रेढ़ी'] as const)
    : (['Geometric progression', 'गुणोत्तर श्रेढ़ी'] as const);
  if (asked === 'term')
    return {
      title,
      law: inDollars(isAp ? 'a_n = a + (n-1)d' : 'a_n = ar^{n-1}'),
      steps: [start],
      result: inDollars(`a_{${n}} ${equalTo(termOf(progression, n))}`),
    };
  const law = isAp ? String.raw`S_n = \frac{n}{2}[2a + (n-1)d]` : String.raw`S_n = \frac{a(r^n - 1)}{r - 1}`;
  return {
    title,
    law: inDollars(law),
    steps: [start],
    result: inDollars(`S_{${n}} ${equalTo(sumOf(progression, n))}`),
  };
}

function byLetters(sentence: Sentence): Worked | null {
  const { numbers } = sentence;
  const named = new Map(
    numbers.flatMap(({ letter, value }) => (letter === null ? [] : [[letter, value] as const])),
  );
  const first = named.get('a') ?? after(sentence, 'first-term')?.value;
  const difference = named.get('d') ?? after(sentence, 'common-difference')?.value;
  const ratio = named.get('r') ?? after(sentence, 'common-ratio')?.value;
  const step = difference ?? ratio;
  const kind = difference === undefined ? ('gp' as const) : ('ap' as const);
  if (first === undefined || step === undefined || (difference !== undefined && ratio !== undefined))
    return null;
  if ((kind === 'ap' && has(sentence, 'gp')) || (kind === 'gp' && has(sentence, 'ap'))) return null;
  const rest = numbers.filter(
    ({ value, letter }) =>
      letter !== 'a' && letter !== 'd' && letter !== 'r' && value !== first && value !== step,
  );
  const [count] = rest;
  const n = small(count?.value, 100_000);
  if (rest.length !== 1 || n === null) return null;
  const isSum = has(sentence, 'sum');
  if (!isSum && !(count?.isOrdinal ?? false) && count?.letter !== 'n') return null;
  return workedOf({ kind, first, step }, isSum ? 'sum' : 'term', n);
}

/** 'sum of first 15 terms of 3, 7, 11, 15, ...', '10th term of 2, 5, 8'. */
function byList(sentence: Sentence): Worked | null {
  const list = /(-?\d+(?:\.\d+)?(?:\/\d+)?(?:\s*[,+]\s*-?\d+(?:\.\d+)?(?:\/\d+)?){2,})/.exec(
    sentence.text,
  )?.[1];
  if (list === undefined) return null;
  const terms = list.split(/[,+]/).map((term) => {
    const [top = '0', bottom = '1'] = term.trim().split('/');
    const sign = top.startsWith('-') ? -1n : 1n;
    return times(rational(sign), over(rationalOf(top.replace('-', '')), rationalOf(bottom)));
  });
  const inList = (list.match(/\d+(?:\.\d+)?/g) ?? []).length;
  const outside = sentence.numbers.length - inList;
  const progression = progressionOf(terms);
  if (progression === null) return null;
  if (has(sentence, 'infinite') && has(sentence, 'sum') && outside === 0 && progression.kind === 'gp')
    return infinite(progression);
  if (outside !== 1) return null;
  const at = sentence.text.indexOf(list);
  const count = sentence.tokens.find(
    (token) => token.kind === 'number' && (token.end <= at || token.start >= at + list.length),
  );
  if (count?.kind !== 'number') return null;
  const n = small(count.value, 100_000);
  if (n === null) return null;
  if (count.isOrdinal && !has(sentence, 'sum')) return workedOf(progression, 'term', n);
  return has(sentence, 'sum') && has(sentence, 'terms', 'first') ? workedOf(progression, 'sum', n) : null;
}

function infinite({ first, step }: Progression): Worked | null {
  if (Math.abs(toNumber(step)) >= 1) return null;
  const sum = over(first, minus(rational(1n), step));
  return {
    title: ['Geometric progression', 'गुणोत्तर श्रेढ़ी'],
    law: inDollars(String.raw`S_\infty = \frac{a}{1-r}`),
    steps: [inDollars(`a ${equalTo(first)},\\ r = ${rationalTex(step)}`)],
    result: inDollars(String.raw`S_\infty ${equalTo(sum)}`),
  };
}

function progressionOf(terms: readonly Rational[]): Progression | null {
  const [first, second] = terms;
  if (first === undefined || second === undefined) return null;
  const same = (one: Rational, other: Rational) => one.n === other.n && one.d === other.d;
  const difference = minus(second, first);
  const pairs = terms.slice(1).map((term, place) => [terms[place] as Rational, term] as const);
  if (pairs.every(([one, two]) => same(minus(two, one), difference)))
    return { kind: 'ap', first, step: difference };
  if (terms.some(({ n }) => n === 0n)) return null;
  const ratio = over(second, first);
  return pairs.every(([one, two]) => same(over(two, one), ratio)) ? { kind: 'gp', first, step: ratio } : null;
}
