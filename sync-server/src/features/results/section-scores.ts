import { add, parseFraction, roundToTwo, ZERO, type Fraction } from '@exam/shared-schema/marking';
import type { MarkedAnswer } from '../../marked-answers/index.ts';
import type { ScoreCount } from './levels.ts';

/** Number of attempts by marks in a section, with two decimals. */
export type SectionScores = Readonly<Record<string, number>>;

export interface SectionTally {
  readonly title: string;
  readonly scores: SectionScores;
}

/** The marks of one attempt in each of so many sections. */
export function sectionMarks(
  sections: number,
  answers: readonly Pick<MarkedAnswer, 'section' | 'marks'>[],
): number[] {
  const sums = Array.from({ length: sections }, (): Fraction => ZERO);
  for (const { section, marks } of answers) sums[section] = add(sums[section] ?? ZERO, parseFraction(marks));
  return sums.map(roundToTwo);
}

export function sumOfScores(a: SectionScores, b: SectionScores): SectionScores {
  return combined(a, b, (x, y) => x + y);
}

export function differenceOfScores(a: SectionScores, b: SectionScores): SectionScores {
  return combined(a, b, (x, y) => x - y);
}

function combined(
  a: SectionScores,
  b: SectionScores,
  combine: (x: number, y: number) => number,
): SectionScores {
  const all = new Set([...Object.keys(a), ...Object.keys(b)]);
  const entries = [...all].map((marks) => [marks, combine(a[marks] ?? 0, b[marks] ?? 0)] as const);
  return Object.fromEntries(entries.filter(([, attempts]) => attempts !== 0));
}

/** Ascending. */
export function countsOf(scores: SectionScores): ScoreCount[] {
  return Object.entries(scores)
    .map(([marks, attempts]) => ({ score: Number(marks), attempts }))
    .sort((a, b) => a.score - b.score);
}
