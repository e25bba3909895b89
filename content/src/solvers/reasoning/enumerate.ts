import { placesWhere, Unreadable } from '../solver.ts';

/** All orders of the items. */
export function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, place) => ordersOf(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));
}

/** All ways to give one of the values to each of so many things. */
export function choicesOf<T>(values: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return choicesOf(values, count - 1).flatMap((rest) => values.map((value) => [...rest, value]));
}

/** What a kind of clue says, and whether it holds in a case; the words are those in the groups of the pattern. */
export type Kind<Case> = readonly [said: RegExp, holds: (found: Case, ...words: string[]) => boolean];

/** The clue as a condition. @throws Unreadable unless it is of exactly one kind. */
export function conditionOf<Case>(clue: string, kinds: readonly Kind<Case>[]): (found: Case) => boolean {
  const read = kinds.flatMap(([said, holds]) => {
    const words = said.exec(clue)?.slice(1);
    return words === undefined ? [] : [(found: Case) => holds(found, ...words)];
  });
  const [condition] = read;
  if (condition === undefined || read.length > 1) throw new Unreadable(`No one kind of clue: ${clue}`);
  return condition;
}

/** The lines '(1) ...', '(2) ...' of a text. */
export const cluesIn = (text: string): string[] =>
  [...text.matchAll(/^\(\d\) (.*)$/gm)].map(([, clue = '']) => clue);

/** The one thing that is the same in all cases. @throws Unreadable if the cases differ, or there are none. */
export function sameInAll<Case>(cases: readonly Case[], thing: (found: Case) => string): string {
  const [first, ...others] = new Set(cases.map((found) => thing(found)));
  if (first === undefined || others.length > 0)
    throw new Unreadable(`${cases.length} cases leave open: ${[first, ...others].join(', ')}`);
  return first;
}

export const placesSaying = (options: readonly string[], answer: string): number[] =>
  placesWhere(options, (option) => option === answer);

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function placeOf(word: string, words: readonly string[]): number {
  const place = words.indexOf(word);
  if (place < 0) throw new Unreadable(`Not a number in words: ${word}`);
  return place;
}

/** 'three' as 3. */
export const countIn = (word: string): number => placeOf(word, COUNTS);

/** 'third' as 3. */
export const ordinalIn = (word: string): number => placeOf(word, ORDINALS) + 1;
