/** What of a question is compared: what it asks and what it offers. */
export interface Comparable {
  readonly text: string;
  readonly options: readonly { readonly text: string }[];
}

/** LM8: so much of the words of both that they share makes two questions the same one. */
export const SAME_WORDS = 0.8;

/** The same sentence with other numbers is the same question to who reads it. */
export const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (/^\d+$/.test(word) ? '#' : word));

/** Words, and each with what follows it, so that the same words in another order are something else. */
export function shinglesOf({ text, options }: Comparable): Set<string> {
  const words = wordsIn(text);
  const pairs = words.map((word, place) => `${word} ${words[place + 1] ?? ''}`);
  return new Set([...words, ...pairs, ...options.map((option) => `: ${wordsIn(option.text).join(' ')}`)]);
}

/** @returns the share, 0 to 1, of what either has that both have. */
export function shared<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let both = 0;
  for (const each of small) if (large.has(each)) both += 1;
  return both / Math.max(1, one.size + other.size - both);
}
