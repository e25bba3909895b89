import {
  add,
  formatFraction,
  parseFraction,
  roundToTwo,
  ZERO,
  type MarkedQuestion,
} from '@exam/shared-schema/marking';
import type { ScoreCount } from './levels.ts';

/** Number of attempts by marks in a section, with two decimals. */
export type SectionScores = Readonly<Record<string, number>>;

export interface SectionTally {
  readonly title: string;
  readonly scores: SectionScores;
}

/** The marks of one attempt in each section, in the order of `sectionIds`. */
export function sectionMarks(
  sectionIds: readonly string[],
  questions: readonly Pick<MarkedQuestion, 'sectionId' | 'marks'>[],
): number[] {
  const sums = new Map<string, string>();
  for (const { sectionId, marks } of questions) {
    const before = parseFraction(sums.get(sectionId) ?? '0');
    sums.set(sectionId, formatFraction(add(before, parseFraction(marks))));
  }
  return sectionIds.map((id) => roundToTwo(sums.has(id) ? parseFraction(sums.get(id) ?? '0') : ZERO));
}

export function withScore(scores: SectionScores, marks: number): SectionScores {
  return sumOfScores(scores, { [marks]: 1 });
}

export function sumOfScores(a: SectionScores, b: SectionScores): SectionScores {
  const sum = { ...a };
  for (const [marks, attempts] of Object.entries(b)) sum[marks] = (sum[marks] ?? 0) + attempts;
  return sum;
}

/** Ascending. */
export function countsOf(scores: SectionScores): ScoreCount[] {
  return Object.entries(scores)
    .map(([marks, attempts]) => ({ score: Number(marks), attempts }))
    .sort((a, b) => a.score - b.score);
}
