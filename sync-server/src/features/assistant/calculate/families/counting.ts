import { over, plus, rational, ZERO, type Rational } from '../rational.ts';
import { decimal, equalTo, inDollars, type Family, type Worked } from '../worked.ts';
import type { Sentence } from '../words/sentence.ts';
import { has, isOnly, isStory, plainValues, small } from './pattern.ts';

function factorial(n: number): bigint {
  let product = 1n;
  for (let factor = 2n; factor <= BigInt(n); factor += 1n) product *= factor;
  return product;
}

const COMBINATION = ['Combinations', 'संचय'] as const;
const PERMUTATION = ['Permutations', 'क्रमचय'] as const;
const MOST = 200;

/** AS44: nPr, nCr, arrangements in a row or a circle, and of the letters of a word. */
export const arrangements: Family = (sentence) =>
  byNotation(sentence) ?? ofLetters(sentence) ?? inWords(sentence);

/** '10C3', '10 c 3', 'nCr(10, 3)', '8P2'. */
function byNotation({ text }: Sentence): Worked | null {
  const plain = text
    .replace(
      /(?:what is|whats|find|calculate|value of|evaluate|the|ka maan|ka value|kya hai|please|[?=])/gi,
      ' ',
    )
    .trim();
  const [, n, kind, r] = /^(\d{1,3})\s*([cp])\s*_?\s*(\d{1,3})$/i.exec(plain) ?? [];
  if (n === undefined || kind === undefined || r === undefined) return null;
  return kind.toLowerCase() === 'c' ? combination(Number(n), Number(r)) : permutation(Number(n), Number(r));
}

function combination(n: number, r: number): Worked | null {
  if (r > n || n > MOST) return null;
  const value = factorial(n) / factorial(r) / factorial(n - r);
  return {
    title: COMBINATION,
    law: inDollars(String.raw`{}^nC_r = \frac{n!}{r!(n-r)!}`),
    steps: [inDollars(String.raw`\frac{${n}!}{${r}!\,${n - r}!}`)],
    result: inDollars(`{}^{${n}}C_{${r}} = ${value}`),
  };
}

function permutation(n: number, r: number): Worked | null {
  if (r > n || n > MOST) return null;
  const value = factorial(n) / factorial(n - r);
  return {
    title: PERMUTATION,
    law: inDollars(String.raw`{}^nP_r = \frac{n!}{(n-r)!}`),
    steps: [inDollars(String.raw`\frac{${n}!}{${n - r}!}`)],
    result: inDollars(`{}^{${n}}P_{${r}} = ${value}`),
  };
}

const OF_WORD =
  /\b(?:letters?\s+(?:of|in|from)(?:\s+the)?(?:\s+word)?|words?)\s+['"“‘]?([A-Z]{2,15})['"”’]?\b|['"“‘]?\b([A-Z]{3,15})\b['"”’]?\s+(?:ke|शब्द|word)\s/u;

/** 'How many words can be made with the letters of BANANA?' */
function ofLetters(sentence: Sentence): Worked | null {
  const match = OF_WORD.exec(sentence.text);
  const word = (match?.[1] ?? match?.[2])?.toUpperCase();
  if (word === undefined || sentence.numbers.length > 0) return null;
  if (!has(sentence, 'letters', 'word') || !isOnlyAbout(sentence, word)) return null;
  const counts = [...new Set(word)].map(
    (letter) => [letter, [...word].filter((each) => each === letter).length] as const,
  );
  const repeated = counts.filter(([, count]) => count > 1);
  const value = repeated.reduce((rest, [, count]) => rest / factorial(count), factorial(word.length));
  const below = repeated.map(([, count]) => `${count}!`).join(String.raw`\,`);
  const tex = below === '' ? `${word.length}!` : String.raw`\frac{${word.length}!}{${below}}`;
  return {
    title: PERMUTATION,
    law: inDollars(String.raw`\frac{n!}{p!\,q!\,\dots}`) + ' where $p$, $q$ letters are alike',
    steps: [`${word}: ${counts.map(([letter, count]) => `${letter} ${count}`).join(', ')}`],
    result: inDollars(`${tex} = ${value}`),
  };
}

/** Conditions, as vowels that stay together, are other questions. */
function isOnlyAbout({ concepts, others }: Sentence, word: string): boolean {
  const ids = new Set(['letters', 'word', 'permutation', 'ways', 'hcf']);
  return (
    concepts.every((id) => ids.has(id)) &&
    others.every(
      (each) =>
        each === word.toLowerCase() ||
        /^(?:different|distinct|made|make|formed|form|anagrams?|meaningless|possible|bana|banaye|sakte|bn|using|all|without|meaning|new|बनाए|सकते|जा)$/u.test(
          each,
        ),
    )
  );
}

/** '3 from 10 people', '5 people in a row'. */
function inWords(sentence: Sentence): Worked | null {
  const values = plainValues(sentence);
  if (values === null || !isStory(sentence, ['combination', 'permutation', 'ways', 'circle', 'rows']))
    return null;
  const asksWays = has(sentence, 'ways') || /how many|number of|kitne|कितने/iu.test(sentence.text);
  const numbers = values.map((value) => small(value, MOST));
  if (!asksWays || numbers.includes(null)) return null;
  const [one, two] = numbers as number[];
  if (one === undefined) return null;
  if (
    has(sentence, 'combination') &&
    !has(sentence, 'permutation') &&
    two !== undefined &&
    numbers.length === 2
  )
    return combination(Math.max(one, two), Math.min(one, two));
  if (!has(sentence, 'permutation') || has(sentence, 'combination')) return null;
  if (numbers.length === 2 && two !== undefined && !has(sentence, 'circle'))
    return permutation(Math.max(one, two), Math.min(one, two));
  if (numbers.length !== 1 || one < 1) return null;
  if (has(sentence, 'circle'))
    return {
      title: PERMUTATION,
      law: inDollars('(n-1)!'),
      steps: [],
      result: inDollars(`(${one} - 1)! = ${factorial(one - 1)}`),
    };
  return {
    title: PERMUTATION,
    law: inDollars('n!'),
    steps: [],
    result: inDollars(`${one}! = ${factorial(one)}`),
  };
}

const TITLE = ['Probability', 'प्रायिकता'] as const;
const LAW = inDollars(String.raw`P = \frac{\text{favourable outcomes}}{\text{all outcomes}}`);

/** AS44: one event with coins, dice or a pack of cards. */
export const probability: Family = (sentence) => {
  if (!has(sentence, 'probability')) return null;
  return coins(sentence) ?? dice(sentence) ?? cards(sentence);
};

function fractionOf(favourable: number, all: number): Worked {
  const value = over(rational(BigInt(favourable)), rational(BigInt(all)));
  const tex = String.raw`\frac{${favourable}}{${all}}`;
  const shorter =
    value.d === BigInt(all)
      ? ''
      : value.d === 1n
        ? ` = ${value.n}`
        : String.raw` = \frac{${value.n}}{${value.d}}`;
  return {
    title: TITLE,
    law: LAW,
    steps: [],
    result: inDollars(`P = ${tex}${shorter} ${value.d === 1n ? '' : equalTo(value)}`),
  };
}

const THROWS: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };

/** The count of coins or dice: '3 coins', 'two dice', 'a coin is tossed twice'. */
function countOf({ text, numbers }: Sentence, thing: RegExp): number | null {
  const times = /\b(once|twice|thrice)\b/i.exec(text)?.[1]?.toLowerCase();
  if (times !== undefined) return THROWS[times] ?? null;
  const many =
    new RegExp(String.raw`(\d+)\s*(?:fair|unbiased|identical|${thing.source})`, 'iu').exec(text)?.[1] ??
    /(\d+)\s*times/i.exec(text)?.[1];
  if (many !== undefined) return Number(many);
  return numbers.length <= 1 ? 1 : null;
}

function choose(n: number, r: number): number {
  return Number(factorial(n) / factorial(r) / factorial(n - r));
}

function coins(sentence: Sentence): Worked | null {
  const ids = ['probability', 'coin', 'head', 'tail', 'exactly', 'at-least', 'at-most', 'together', 'risk'];
  if (!has(sentence, 'coin') || !isStory(sentence, ids) || has(sentence, 'head') === has(sentence, 'tail'))
    return null;
  if (sentence.concepts.includes('risk') && !/\b(?:twice|thrice)\b/i.test(sentence.text)) return null;
  const n = countOf(sentence, /coins?|सिक्के|सिक्कों/u);
  if (n === null || n > 10) return null;
  const wanted = /(\d+)\s*(?:heads?|tails?|चित|पट)/iu.exec(sentence.text)?.[1];
  const isNone = /\bno\s+(?:heads?|tails?)/i.test(sentence.text);
  const isAll = /\ball\s+(?:heads?|tails?)/i.test(sentence.text);
  const k = isNone ? 0 : isAll ? n : wanted === undefined ? 1 : Number(wanted);
  if (k > n) return null;
  const counts = Array.from({ length: n + 1 }, (_, heads) => heads);
  const kept = counts.filter((heads) =>
    has(sentence, 'at-least') ? heads >= k : has(sentence, 'at-most') ? heads <= k : heads === k,
  );
  return fractionOf(
    kept.reduce((sum, heads) => sum + choose(n, heads), 0),
    2 ** n,
  );
}

function dice(sentence: Sentence): Worked | null {
  const ids = [
    'probability',
    'dice',
    'sum',
    'even',
    'odd',
    'primes',
    'is-prime',
    'together',
    'first',
    'at-least',
    'same-direction',
  ];
  if (!has(sentence, 'dice') || !isStory(sentence, ids)) return null;
  const n = countOf(sentence, /dice|die|पासे/u);
  if (n === null || n > 3) return null;
  const total = /(?:sum|total|yog|योग)\D{0,25}?(\d+)/iu.exec(sentence.text)?.[1];
  const rolls = outcomes(n);
  if (total !== undefined) {
    const target = Number(total);
    const left =
      sentence.numbers.length - 1 - (n > 1 && /\d+\s*(?:dice|die|पासे)/iu.test(sentence.text) ? 1 : 0);
    if (left !== 0) return null;
    return fractionOf(
      rolls.filter((roll) => roll.reduce((sum, each) => sum + each, 0) === target).length,
      rolls.length,
    );
  }
  if (n === 2 && /\bdoublets?\b|same number/i.test(sentence.text)) return fractionOf(6, 36);
  if (n !== 1) return null;
  const faces = [1, 2, 3, 4, 5, 6];
  if (has(sentence, 'even')) return fractionOf(3, 6);
  if (has(sentence, 'odd')) return fractionOf(3, 6);
  if (has(sentence, 'is-prime', 'primes')) return fractionOf(3, 6);
  const [face] = plainValues(sentence) ?? [];
  const value = small(face, 100);
  if (value === null || sentence.numbers.length !== 1) return null;
  if (/greater than|more than|se bada|से बड़/iu.test(sentence.text))
    return fractionOf(faces.filter((each) => each > value).length, 6);
  if (/less than|smaller than/i.test(sentence.text))
    return fractionOf(faces.filter((each) => each < value).length, 6);
  return fractionOf(faces.filter((each) => each === value).length, 6);
}

function outcomes(n: number): number[][] {
  let all: number[][] = [[]];
  for (let die = 0; die < n; die += 1)
    all = all.flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]));
  return all;
}

const CARDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:red|black)\s+(?:king|queen|jack|ace)\b/i, 2],
  [/\b(?:king|queen|jack|ace)\s+of\s+(?:hearts?|spades?|diamonds?|clubs?)\b/i, 1],
  [/\bface cards?\b/i, 12],
  [/\b(?:kings?|queens?|jacks?|aces?)\b/i, 4],
  [/\b(?:red|black)\b/i, 26],
  [/\b(?:hearts?|spades?|diamonds?|clubs?)\b/i, 13],
];

function cards(sentence: Sentence): Worked | null {
  if (!has(sentence, 'cards') || !isStory(sentence, ['probability', 'cards'])) return null;
  const values = plainValues(sentence) ?? [];
  if (
    values.some(({ n, d }) => d !== 1n || n !== 52n) ||
    /\bor\b|\band\b|\bnot\b|two|both/i.test(sentence.text.replace(/^.*?probability/i, ''))
  )
    return null;
  const found = CARDS.find(([pattern]) => pattern.test(sentence.text));
  return found === undefined ? null : fractionOf(found[1], 52);
}

/** Matrices of order two and three: determinant, inverse, transpose, trace, product of eigenvalues. */
export const matrices: Family = (sentence) => {
  const ids = [
    'determinant',
    'matrix',
    'rows',
    'inverse',
    'transpose',
    'trace',
    'square',
    'order',
    'eigenvalues',
  ];
  if (!has(sentence, 'determinant', 'inverse', 'transpose', 'trace', 'eigenvalues')) return null;
  const values = plainValues(sentence);
  const order = values?.length === 4 ? 2 : values?.length === 9 ? 3 : null;
  if (
    values === null ||
    order === null ||
    !isOnly(sentence, ids, /^[[\]{}()|,;]$|^(?:first|second|and|x|a|है|वाले|rows?)$/)
  )
    return null;
  const rows = Array.from({ length: order }, (_, place) => values.slice(place * order, (place + 1) * order));
  const asked = ['determinant', 'inverse', 'transpose', 'trace', 'eigenvalues'].filter((id) =>
    has(sentence, id),
  );
  if (asked.length !== 1) return null;
  const matrix = matrixTex(rows);
  if (asked[0] === 'transpose')
    return {
      title: ['Transpose', 'परिवर्त'],
      law: inDollars('(A^T)_{ij} = A_{ji}'),
      steps: [],
      result: inDollars(
        `${matrix}^T = ${matrixTex(rows.map((_row, place) => rows.map((row) => row[place] as Rational)))}`,
      ),
    };
  if (asked[0] === 'trace') {
    const sum = rows.map((row, place) => row[place] as Rational).reduce(plus, ZERO);
    return {
      title: ['Trace', 'अनुरेख'],
      law: inDollars(String.raw`\operatorname{tr}A = \sum a_{ii}`),
      steps: [],
      result: inDollars(decimal(sum)),
    };
  }
  const det = determinant(rows);
  const law =
    order === 2
      ? String.raw`\begin{vmatrix}a&b\\c&d\end{vmatrix} = ad - bc`
      : String.raw`|A| = a_{11}C_{11} + a_{12}C_{12} + a_{13}C_{13}`;
  const detTex = matrix.replace(/pmatrix/g, 'vmatrix');
  if (asked[0] === 'determinant') {
    const [[a, b], [c, d]] = rows as [[Rational, Rational], [Rational, Rational]];
    const steps =
      order === 2
        ? [inDollars(`${decimal(a)} \\times ${decimal(d)} - ${decimal(b)} \\times ${decimal(c)}`)]
        : [];
    return {
      title: ['Determinant', 'सारणिक'],
      law: inDollars(law),
      steps,
      result: inDollars(`${detTex} ${equalTo(det)}`),
    };
  }
  if (order !== 2) return null;
  const [[a, b], [c, d]] = rows as [[Rational, Rational], [Rational, Rational]];
  if (asked[0] === 'eigenvalues') return eigenvalues(plus(a, d), det);
  if (det.n === 0n)
    return {
      title: ['Inverse of a matrix', 'आव्यूह का व्युत्क्रम'],
      law: inDollars(String.raw`A^{-1} = \frac{\operatorname{adj}A}{|A|}`),
      steps: [inDollars(`|A| = 0`)],
      result: 'The inverse does not exist (व्युत्क्रम नहीं है)',
    };
  const turned = (value: Rational): Rational => ({ n: -value.n, d: value.d });
  const inverse = [
    [d, turned(b)],
    [turned(c), a],
  ].map((row) => row.map((value) => over(value, det)));
  return {
    title: ['Inverse of a matrix', 'आव्यूह का व्युत्क्रम'],
    law: inDollars(String.raw`A^{-1} = \frac{1}{ad - bc}\begin{pmatrix}d&-b\\-c&a\end{pmatrix}`),
    steps: [inDollars(`|A| ${equalTo(det)}`)],
    result: inDollars(`A^{-1} = ${matrixTex(inverse)}`),
  };
};

function eigenvalues(trace: Rational, det: Rational): Worked | null {
  const [t, d] = [Number(trace.n) / Number(trace.d), Number(det.n) / Number(det.d)];
  const inside = t * t - 4 * d;
  if (inside < 0) return null;
  const [one, two] = [(t - Math.sqrt(inside)) / 2, (t + Math.sqrt(inside)) / 2];
  return {
    title: ['Eigenvalues', 'अभिलक्षणिक मान'],
    law: inDollars(String.raw`\lambda^2 - (\operatorname{tr}A)\lambda + |A| = 0`),
    steps: [inDollars(String.raw`\lambda^2 - (${decimal(trace)})\lambda + (${decimal(det)}) = 0`)],
    result: inDollars(String.raw`\lambda ${equalTo(one)},\ \lambda ${equalTo(two)}`),
  };
}

const times = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);
const minus = (a: Rational, b: Rational): Rational => plus(a, { n: -b.n, d: b.d });

function determinant(rows: readonly (readonly Rational[])[]): Rational {
  const [first = []] = rows;
  if (rows.length === 1) return first[0] ?? ZERO;
  return first.reduce((sum, value, column) => {
    const rest = rows.slice(1).map((row) => row.filter((_value, place) => place !== column));
    const part = times(value, determinant(rest));
    return column % 2 === 0 ? plus(sum, part) : minus(sum, part);
  }, ZERO);
}

const matrixTex = (rows: readonly (readonly Rational[])[]): string =>
  String.raw`\begin{pmatrix}${rows.map((row) => row.map(({ n, d }) => (d === 1n ? String(n) : String.raw`\frac{${n}}{${d}}`)).join('&')).join('\\\\')}\end{pmatrix}`;
