import type { Sentence } from '../words/sentence.ts';
import { type Family, type Worked, inDollars } from '../worked.ts';
import { has, isStory, plainValues, small } from './pattern.ts';

export function factorial(n: number): bigint {
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
