import { Unreadable } from '../solver.ts';

const HALVINGS = 80;

/**
 * Where a function changes its sign between two places, by halving.
 * @throws Unreadable if it has the same sign at both.
 */
export function rootBetween(valueAt: (x: number) => number, from: number, to: number): number {
  const sign = Math.sign(valueAt(from));
  if (!(sign * valueAt(to) <= 0)) throw new Unreadable(`No root between ${from} and ${to}`);
  let [low, high] = [from, to];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (Math.sign(valueAt(middle)) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
