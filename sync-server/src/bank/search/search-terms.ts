/** TeX commands for layout, which are not indexed. Names such as 'theta' are. */
const LAYOUT =
  /\\(?:begin|end)\{[^}]*\}|\\(?:ce|pu|d?frac|sqrt|text|mathrm|mathbf|left|right|cdot|times|quad|hline|underline|overline)(?![a-z])/g;

/** Stop words. */
const COMMON = new Set(
  'a an and are as at be by for from has have if in is it its of on or that the then there this to was what which will with'.split(
    ' ',
  ),
);

/**
 * Incremented when a change here makes other terms of the same text, so that stored questions are indexed again (BK38).
 */
export const TERMS_VERSION = 2;

/** Characters that show nothing themselves: joiners, zero-width spaces, soft hyphens. Many keyboards leave them out. */
const INVISIBLE = /[\p{Cf}\u034f]/gu;

/** Accents of Latin letters, and the nuktas of Indian scripts, which are often left out: क़ानून is कानून too. */
const ACCENT = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/g;

/** Characters; longer words are ignored. */
const LONGEST_WORD = 40;

/**
 * The distinct search terms of a text, sorted: lower case, in one encoding, numbers, without accents of Latin letters,
 * nuktas and invisible characters. Both engines index only these terms, so that their own tokenisers and language rules do
 * not matter.
 */
export function searchTerms(texts: readonly string[]): string[] {
  const words = new Set<string>();
  for (const text of texts) for (const word of wordsIn(text)) if (!COMMON.has(word)) words.add(word);
  return [...words].sort();
}

function wordsIn(text: string): string[] {
  const plain = text
    .replace(LAYOUT, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(ACCENT, '')
    .normalize('NFC')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));
}

/** Characters. A shorter prefix would match a tenth of all terms. */
const SHORTEST_START = 3;

/** A term that a question must have, as a prefix if `isStart` is set. */
export interface QueryTerm {
  readonly word: string;
  readonly isStart: boolean;
}

/** The terms of a search input, whose last word may be incomplete. */
export function queryTerms(typed: string): QueryTerm[] {
  const words = wordsIn(typed);
  const last = words.pop();
  if (last === undefined) return [];
  const whole = [...new Set(words)].filter((word) => !COMMON.has(word));
  const isStart = last.length >= SHORTEST_START;
  return [...whole.map((word) => ({ word, isStart: false })), { word: last, isStart }];
}
