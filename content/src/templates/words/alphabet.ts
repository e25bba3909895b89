/** Letters by their places, from 0 for A to 25 for Z. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const placeOf = (letter: string): number => ALPHABET.indexOf(letter);

/** After Z comes A again. */
export const letterAt = (place: number): string => ALPHABET[((place % 26) + 26) % 26] ?? '';

/** @param steps by letter; a single one is taken for all. */
export function shifted(word: string, steps: readonly number[]): string {
  return [...word].map((letter, at) => letterAt(placeOf(letter) + (steps[at % steps.length] ?? 0))).join('');
}

/** A for Z, B for Y and so on. */
export const mirrored = (word: string): string =>
  [...word].map((letter) => letterAt(25 - placeOf(letter))).join('');
