import { upTo } from './scale.ts';

export const DEFAULT_DIFFICULTY = 5;

/** 1-3 Easy, 4-6 Medium, 7-10 Hard; 5 where nothing is set. Source: student screens, document 2 section 9. */
export function testDifficulty(level: number | null | undefined): 'Easy' | 'Medium' | 'Hard' {
  return upTo(
    level ?? DEFAULT_DIFFICULTY,
    [
      [3, 'Easy'],
      [6, 'Medium'],
    ],
    'Hard',
  );
}
