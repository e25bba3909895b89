import { lettersIn } from './spelled-letters.ts';
import { meanings } from './meanings.ts';

const NUMBERS: Readonly<Record<string, string>> = {
  ...{
    first: '1',
    second: '2',
    third: '3',
    fourth: '4',
    fifth: '5',
    sixth: '6',
    seventh: '7',
    eighth: '8',
    ninth: '9',
    tenth: '10',
  },
  ...{
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    twelve: '12',
  },
};

const LETTERS: Readonly<Record<string, string>> = { ए: 'a', बी: 'b', सी: 'c', डी: 'd', ई: 'e', के: 'k' };

/** 'vitamin A' as one word, because the letter alone is none. */
const inLetters = (_all: string, latin: string | undefined, hindi: string | undefined): string =>
  `vitamin vitamin${latin ?? LETTERS[hindi ?? ''] ?? ''}`;

/** The words of a text in lower case. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    // 'G.P.' is one word.
    .replace(/\b(?:[a-z]\.){2,}/g, (initials) => initials.replaceAll('.', ''))
    .replace(/prime minister/g, 'primeminister')
    .replace(/\bset up\b/g, 'established')
    .replace(/(?:\bvit(?:amin)?s?|विटामिन)[\s-]+(?:([a-ek])\b|(ए|बी|सी|डी|ई|के)(?![\p{L}\p{M}]))/gu, inLetters)
    .replace(/vice[\s-]?president/g, 'vicepresident')
    .replace(/non[\s-]?metal/g, 'nonmetal')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(/['’]s\b|[*$_\\{}]/g, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1');
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => (/^[a-z]/.test(word) ? word : (lettersIn(word) ?? word)));
}

/** The stems of the English meanings of the words of a text. @param without words that are left out. */
export const meaningWords = (text: string, without?: ReadonlySet<string>): string[] =>
  plainWords(text)
    .filter((word) => without === undefined || !without.has(word))
    .map((word) => {
      const meaning = meanings.get(word.normalize('NFC')) ?? word;
      return NUMBERS[meaning] ?? stemOf(meaning);
    });

const SHORTEST_STEM = 4;
const ENDINGS =
  /(?:isations?|izations?|ations?|ements?|ments?|ables?|ibles?|ities|ity|ings?|ively|ive|ies|ied|ers?|ors?|eds?|es|s|ly|als?|ics?|e|y)$/;
const HINDI_ENDINGS = /(?:ियों|ियाँ|ियां|ाओं|ाएँ|ाएं|ों|ें|ाँ|ीय|े|ी|ा|ो|ि)$/u;

export function stemOf(word: string): string {
  if (/^\p{Script=Devanagari}+$/u.test(word)) {
    const stem = word.replace(HINDI_ENDINGS, '');
    return stem.length >= 2 ? stem : word;
  }
  if (!/^[a-z]+$/.test(word) || word.length <= SHORTEST_STEM) return word;
  const stem = word.replace(ENDINGS, '');
  return stem.length >= SHORTEST_STEM - 1 ? stem : word;
}
