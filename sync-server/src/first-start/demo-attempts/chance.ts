import { normal, seededRandom } from '../../item-response/index.ts';
import { sha256 } from '../../sha256.ts';

/** Digits of a 32-bit number in hex. */
const NUMBER_DIGITS = 8;

/** Chance that can be had again: the same words give the same numbers. */
export interface Chance {
  /** 0 to 1, exclusive. */
  next(): number;
  /** Standard normal. */
  normal(): number;
}

export function chanceFrom(...words: readonly (string | number)[]): Chance {
  const random = seededRandom(parseInt(sha256(JSON.stringify(words)).slice(0, NUMBER_DIGITS), 16));
  return { next: random, normal: () => normal(random) };
}
