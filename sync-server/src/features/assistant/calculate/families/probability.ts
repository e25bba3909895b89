import { over, rational } from '../rational.ts';
import type { Sentence } from '../words/sentence.ts';
import { type Family, type Worked, equalTo, inDollars } from '../worked.ts';
import { factorial } from './arrangements.ts';
import { has, isStory, plainValues, small } from './pattern.ts';

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
    /(\d+)\s*(?:times|tosses|throws)/i.exec(text)?.[1];
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
