import {
  type Rational,
  ZERO,
  minus,
  over,
  plus,
  rational,
  rationalTex,
  times,
  toNumber,
} from '../rational.ts';
import type { Sentence } from '../words/sentence.ts';
import { type Family, type Worked, equalTo, inDollars } from '../worked.ts';
import { after, has, isStory, small } from './pattern.ts';
import { rationalOf } from './ratios.ts';

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
