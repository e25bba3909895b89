import { unifiedSigns } from '../rich-text/index.ts';

/** The compared parts of a question. */
export interface Comparable {
  readonly text: string;
  readonly options: readonly { readonly text: string }[];
}

/** LM8: the share of common shingles from which two questions count as the same. */
export const SAME_WORDS = 0.8;

/** Numbers are replaced by '#': the same sentence with other numbers is the same question to a reader. */
export const wordsIn = (text: string): string[] =>
  (
    unifiedSigns(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => (/^\d+$/.test(word) ? '#' : word));

/** Words and pairs of consecutive words, so that the order of words matters. */
export function shinglesOf({ text, options }: Comparable): Set<string> {
  const words = wordsIn(text);
  const pairs = words.map((word, place) => `${word} ${words[place + 1] ?? ''}`);
  return new Set([...words, ...pairs, ...options.map((option) => `: ${wordsIn(option.text).join(' ')}`)]);
}

/** @returns the Jaccard similarity, 0 to 1. */
export function shared<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let both = 0;
  for (const each of small) if (large.has(each)) both += 1;
  return both / Math.max(1, one.size + other.size - both);
}
