import type { NumberChoice } from './asked.ts';
import { isPrintedInFull } from './numbers.ts';
import type { Random } from './random.ts';

/** Off by a factor that is easily forgotten or taken twice; the second row is tried after the first. */
const FACTORS = [
  [2, 0.5, 1.5, 0.75],
  [0.25, 4, 3, 1.25, 0.8, 1.2],
] as const;
const STEPS = [
  [1, -1, 2, -2],
  [3, -3, 4, -4],
] as const;

/** From here on a whole number is a product: one goes wrong by a factor, seldom by a step. */
const LARGE = 1000;

/** CT1: numbers that could have come out of the same question, for when the mistakes are too few on one side. */
export function plausibleSlips(random: Random, asked: NumberChoice): number[] {
  const { value, mistakes, within } = asked;
  const isWhole = Number.isInteger(value) && mistakes.every(Number.isInteger);
  const step = asked.step ?? (isWhole ? stepAround(value) : undefined);
  const isLarge = asked.step === undefined && Math.abs(value) >= LARGE;
  const turned = within[0] < 0 && value !== 0 ? [-value] : [];
  const stepped = STEPS.map((row) => (step === undefined ? [] : row.map((steps) => value + steps * step)));
  const rows = FACTORS.map((factors, row) => [
    ...factors.map((factor) => value * factor),
    ...(isLarge ? [] : (stepped[row] ?? [])),
    ...(row === 0 ? turned : []),
  ]);
  const isLikeValue = (slip: number) =>
    isWhole ? Number.isInteger(slip) : !isPrintedInFull(value) || isPrintedInFull(slip);
  return [...rows, ...(isLarge ? stepped : [])].flatMap((row) => random.shuffle(row.filter(isLikeValue)));
}

/**
 * A step in which such numbers are counted, so that no neighbour gives the value away: fives keep to fives, even numbers
 * to even ones, and from 50 on the last digit stays, as when something was carried wrongly.
 */
function stepAround(value: number): number {
  const size = Math.abs(value);
  if (size < 20) return 1;
  if (size < 100) return value % 5 === 0 ? 5 : size < 50 ? 2 : 10;
  const decade = 10 ** Math.floor(Math.log10(size / 10));
  const finest = size / 10 / decade < 5 ? decade : 5 * decade;
  return value % finest === 0 ? finest : decade;
}
