import { readSentence } from '../calculate/words/sentence.ts';

/** Quantities and expressions are computed, or not answered. */
export const isSum = (text: string): boolean =>
  readSentence(text).numbers.some(({ unit }) => unit !== null) ||
  /\d[a-z]\b(?<!\d[a-z]{2})|[=^+]|\d\s*[*/]\s*\d/i.test(text);
