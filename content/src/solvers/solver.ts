import { printedValue } from '../templates/printed-value.ts';

/** What a student sees of a question, and nothing else: no numbers that were drawn, no key. */
export interface Printed {
  readonly text: string;
  /** In the order in which they are printed; empty where the answer is typed. */
  readonly options: readonly string[];
  /** The description of the drawing, which says what is drawn; empty without one. */
  readonly drawing: string;
}

/** A number, or the places of the options that are right, from 0. */
export type Answer = number | readonly number[];

/**
 * CT21: the answer that follows from what is printed.
 * @throws Unreadable if the question says something else than the solver is for.
 */
export type Solver = (printed: Printed) => Answer;

/** By name of template. */
export type Solvers = Readonly<Record<string, Solver>>;

export class Unreadable extends Error {}

/** Text without the signs of LaTeX around numbers and units: 'at 20 km\,h^{-1}', 'at 45 degrees'. */
function plain(text: string): string {
  return text
    .replaceAll(/\\[ ,]?\\mathrm\{((?:[^{}]|\{[^{}]*\})*)\}/g, ' $1')
    .replaceAll(/\^\{?\\circ\}?/g, ' degrees')
    .replaceAll(String.raw`\%`, '%')
    .replaceAll(/[$₹]/g, '');
}

const NUMBER = String.raw`(-?\d+(?:\.\d+)?(?: \\times 10\^\{-?\d+\})?|-?\d*\\frac\{\d+\}\{\d+\}|-?\\frac\d\d)`;

/**
 * A pattern for plain text: '#' is a number, '…' is anything, '@' is words up to what follows in the pattern; numbers and
 * words are groups. All else stands for itself.
 */
export function pattern(said: string): RegExp {
  const source = said
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('#', NUMBER)
    .replaceAll('…', '[^]*?')
    .replaceAll('@', '([^]+?)');
  return new RegExp(source);
}

/** What stands in the groups, as words. A string is a pattern for plain text. @throws Unreadable */
export function wordsOf(text: string, said: RegExp | string): string[] {
  const found = (typeof said === 'string' ? pattern(said) : said).exec(
    typeof said === 'string' ? plain(text) : text,
  );
  if (found === null) throw new Unreadable(`${String(said)} is not in: ${text}`);
  return found.slice(1).map((group: string | undefined) => group ?? '');
}

/** @throws Unreadable */
export function numberIn(printed: string): number {
  const value = printedValue(printed);
  if (value === null) throw new Unreadable(`Not a number: ${printed}`);
  return value;
}

/** For questions that always say the same but for their numbers, which are handed over in the order of the text. */
export function solve(said: RegExp | string, answer: (...numbers: number[]) => Answer): Solver {
  return ({ text }) => answer(...wordsOf(text, said).map(numberIn));
}

/** For questions that are put in several ways: what the first answers that can read it. */
export function firstOf(...solvers: readonly Solver[]): Solver {
  return (printed) => {
    for (const solver of solvers) {
      try {
        return solver(printed);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
      }
    }
    throw new Unreadable(`Nothing reads: ${printed.text}`);
  };
}

/** What a table has under a word. @throws Unreadable */
export function named<Value>(table: Readonly<Record<string, Value>>, word: string): Value {
  const value = Object.hasOwn(table, word) ? table[word] : undefined;
  if (value === undefined) throw new Unreadable(`Not one of ${Object.keys(table).join(', ')}: ${word}`);
  return value;
}

/** The places of the options of which something is true. */
export function placesWhere(options: readonly string[], isTrue: (option: string) => boolean): number[] {
  return options.flatMap((option, place) => (isTrue(option) ? [place] : []));
}

/** What a statement speaks of, and the number that it must give to be true. */
export type Truth = readonly [about: RegExp | string, value: number];

/** The statements that are true. Each option must be about exactly one of the truths. @throws Unreadable */
export function trueAmong(options: readonly string[], truths: readonly Truth[]): number[] {
  return placesWhere(options, (option) => {
    const about = truths.filter(([said]) =>
      typeof said === 'string' ? option.includes(said) : said.test(option),
    );
    const [[, value] = []] = about;
    if (about.length !== 1 || value === undefined) throw new Unreadable(`No one truth about: ${option}`);
    return isPrinted(option, value, option.includes('approximately'));
  });
}

const SAYS_ROUNDED =
  /\(to .*(?:figures|whole number|decimal places?)\)|closest to|nearest|approximately|to (?:one|two) decimal places?/;

const saysRounded = (text: string): boolean => SAYS_ROUNDED.test(text);

/** A number of three significant figures is not further from its value. */
const ROUNDED = 0.00501;
const EXACT = 1e-6;
/** What a calculation in floating point leaves of nothing. */
const ZERO = 1e-9;

/** Half of the last digit that a number needs: 0.005 for 2.35, 0.000005 for 4.44e-3. */
function halfOfLastDigit(shown: number): number {
  const [mantissa = '', exponent = ''] = shown.toExponential().split('e');
  const [, decimals = ''] = mantissa.split('.');
  return 0.501 * 10 ** (Number(exponent) - decimals.length);
}

/** Whether a text is, or ends with, this number: exactly, or rounded. */
export function isPrinted(text: string, value: number, isRounded: boolean): boolean {
  const shown = printedValue(text);
  if (shown === null) return false;
  const slack = isRounded
    ? Math.max(ROUNDED * Math.abs(value), Math.min(halfOfLastDigit(shown), 0.00501))
    : shown === 0
      ? ZERO
      : EXACT * Math.abs(value);
  return Math.abs(shown - value) <= slack;
}

/** The places of the options that print this number; where rounding leaves several, of the nearest one. */
export function placesOf({ text, options }: Printed, value: number): number[] {
  const distance = (option: string) => Math.abs(numberIn(option) - value);
  const fitting = placesWhere(options, (option) => isPrinted(option, value, saysRounded(text)));
  const least = Math.min(...fitting.map((place) => distance(options[place] ?? '')));
  return fitting.filter((place) => distance(options[place] ?? '') <= least + EXACT * Math.abs(value));
}
