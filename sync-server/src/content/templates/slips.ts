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

/** CT1: numbers that could have come out of the same question, for when the mistakes are too few on one side. */
export function plausibleSlips(random: Random, asked: NumberChoice): number[] {
  const { value, mistakes, within } = asked;
  const isWhole = Number.isInteger(value) && mistakes.every(Number.isInteger);
  const step = asked.step ?? (isWhole ? stepAround(value) : undefined);
  const turned = within[0] < 0 && value !== 0 ? [-value] : [];
  const rows = FACTORS.map((factors, row) => [
    ...factors.map((factor) => value * factor),
    ...(step === undefined ? [] : (STEPS[row] ?? []).map((steps) => value + steps * step)),
    ...(row === 0 ? turned : []),
  ]);
  const isLikeValue = (slip: number) =>
    isWhole ? Number.isInteger(slip) : !isPrintedInFull(value) || isPrintedInFull(slip);
  return rows.flatMap((row) => random.shuffle(row.filter(isLikeValue)));
}

/** About a tenth, in a step that such numbers are counted in. */
function stepAround(value: number): number {
  const size = Math.abs(value);
  if (size < 20) return 1;
  const decade = 10 ** Math.floor(Math.log10(size / 10));
  const finest = size / 10 / decade < 5 ? decade : 5 * decade;
  // An odd number keeps an odd step's company: 35 and 40, but 36 and 38.
  return value % finest === 0 ? finest : Math.max(1, decade);
}
