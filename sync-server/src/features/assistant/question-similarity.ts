import { searchTerms } from '../../bank/search/search-terms.ts';

/** Stop words of questions: they do not tell what the question is about. */
const ASKING = new Set(
  (
    'about again also am any happen happens ask asked can calculate come could define did difference do does doubt else evaluate ' +
    'example explain find for formula formulae formulas get give given gives got had he help her here his how i im ' +
    'into just kindly know learn let like many me mean meaning means more much my need no not now one only or our ' +
    'out please prove question questions said say see she should show solution solve some state step steps stuck students ' +
    'study tell than thanks their them they thing think topic topics understand up us use used using very want was ' +
    'way we well were when where while who why would you your yes ok okay hi hello sir ' +
    'ignore previous instructions'
  ).split(' '),
);

/** The significant words of a question; empty if it has only numbers. */
export function wordsAsked(text: string): string[] {
  const words = searchTerms([text]).filter((word) => !ASKING.has(word));
  return words.some((word) => /\p{L}{2}/u.test(word)) ? words : [];
}

/** Exponents of units such as m s^{-1}, which variants of a question share. */
const UNIT_EXPONENT = /\^\s*\{?\s*-\s*\d\s*\}?/g;

/** The numeric values in a text, sorted, with repetitions. */
function numbersIn(text: string): number[] {
  const plain = text
    .replace(UNIT_EXPONENT, ' ')
    .replace(/\{,\}/g, '')
    .replace(/(\d)[,\u2009](?=\d{3}\b)/g, '$1');
  return (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).sort((one, other) => one - other);
}

/** The share of some words that occur in another text, 0 to 1; 1 for an empty list. */
export function shareOf(words: readonly string[], other: ReadonlySet<string>): number {
  if (words.length === 0) return 1;
  return words.filter((word) => other.has(word)).length / words.length;
}

/** How similar two questions are. Numbers count separately, because variants of a question differ only in them. */
export interface Likeness {
  /** The smaller of both texts' shares of common words, 0 to 1. */
  readonly words: number;
  /** Whether both have the same numbers, equally often. */
  readonly hasSameNumbers: boolean;
}

export function likenessOf(asked: string, text: string): Likeness {
  const [own, others] = [wordsOnly(asked), wordsOnly(text)];
  const contained = shareOf(others, new Set(own));
  const used = shareOf(own, new Set(others));
  const [mine, theirs] = [numbersIn(asked), numbersIn(text)];
  const hasSameNumbers =
    mine.length === theirs.length && mine.every((value, place) => value === theirs[place]);
  return { words: Math.min(contained, used), hasSameNumbers };
}

/** AS7: shares of a question's words and numbers from which a text counts as containing the question. */
const ENOUGH_WORDS = 0.75;
const ENOUGH_NUMBERS = 0.8;

/** AS7: whether a text contains a question, with any text around it. */
export function holdsQuestion(asked: string, question: string): boolean {
  const words = wordsOnly(question);
  if (words.length < FEWEST_WORDS) return normalised(asked).includes(normalised(question));
  if (shareOf(words, new Set(wordsOnly(asked))) < ENOUGH_WORDS) return false;
  const numbers = numbersIn(question);
  const left = numbersIn(asked);
  const found = numbers.filter((value) => {
    const place = left.indexOf(value);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return found.length >= numbers.length * ENOUGH_NUMBERS;
}

/** Words. Questions with fewer are compared by their whole text. */
const FEWEST_WORDS = 4;

const wordsOnly = (text: string): string[] => searchTerms([text]).filter((word) => !/^\d/.test(word));

/** A text without case, whitespace and most punctuation, for comparison. */
export function normalised(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2010\u2212]/g, '-')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.+\-*/^=<>]+/gu, '');
}
