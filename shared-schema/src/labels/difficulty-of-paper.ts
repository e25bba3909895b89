import { upTo } from './scale.ts';

/** 1-3 Easy, 4-7 Medium, 8-10 Hard. Source: console's test paper list, document 3 section 9. */
export function paperDifficulty(level: number): 'Easy' | 'Medium' | 'Hard' {
  return upTo(
    level,
    [
      [3, 'Easy'],
      [7, 'Medium'],
    ],
    'Hard',
  );
}
