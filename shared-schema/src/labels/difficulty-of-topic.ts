import { upTo } from './scale.ts';

export interface DifficultyRange {
  readonly min: number;
  readonly max: number;
}

/**
 * By the middle of the range: up to 3 Easy, up to 6 Medium, up to 8 Hard, else Expert.
 * Source: topic step, document 1 section 9; topics table and create-section form, document 3 section 9.
 */
export function topicDifficulty(range: DifficultyRange): 'Easy' | 'Medium' | 'Hard' | 'Expert' {
  return upTo(
    middle(range),
    [
      [3, 'Easy'],
      [6, 'Medium'],
      [8, 'Hard'],
    ],
    'Expert',
  );
}

/** 'Avg 5.5/10'. Source: topic step, document 1 section 2. */
export function topicDifficultyAverage(range: DifficultyRange): string {
  return `Avg ${middle(range)}/10`;
}

function middle({ min, max }: DifficultyRange): number {
  return (min + max) / 2;
}
