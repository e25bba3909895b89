/** Commands that set a formula and say nothing of what it is about. Those that name something ('theta') are words. */
const LAYOUT =
  /\\(?:begin|end)\{[^}]*\}|\\(?:d?frac|sqrt|text|mathrm|mathbf|left|right|cdot|times|quad|hline|underline|overline)(?![a-z])/g;

/** So common that they tell nothing apart. */
const COMMON = new Set(
  'a an and are as at be by for from has have if in is it its of on or that the then there this to was what which will with'.split(
    ' ',
  ),
);

/** Signs; what is longer is no word that anybody types. */
const LONGEST_WORD = 40;

/**
 * The words of a text, each once and sorted: lower case, Latin letters without their accents, numbers. Both engines
 * are given these words alone, so neither's own idea of a word or of a language matters.
 */
export function searchWords(texts: readonly string[]): string[] {
  const words = new Set<string>();
  for (const text of texts) for (const word of wordsIn(text)) if (!COMMON.has(word)) words.add(word);
  return [...words].sort();
}

function wordsIn(text: string): string[] {
  const plain = text
    .replace(LAYOUT, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));
}

/** Characters; what begins with fewer is a tenth of all words. */
const SHORTEST_START = 3;

/** A word that a question must have; where `isStart` says so, at least as the beginning of one. */
export interface SearchedWord {
  readonly word: string;
  readonly isStart: boolean;
}

/** What somebody types, the last word perhaps not finished. */
export function searchedWords(typed: string): SearchedWord[] {
  const words = wordsIn(typed);
  const last = words.pop();
  if (last === undefined) return [];
  const whole = [...new Set(words)].filter((word) => !COMMON.has(word));
  const isStart = last.length >= SHORTEST_START;
  return [...whole.map((word) => ({ word, isStart: false })), { word: last, isStart }];
}
