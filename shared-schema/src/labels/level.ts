import { from } from './scale.ts';

export type Level = 'Expert' | 'Advanced' | 'Intermediate' | 'Beginner';

/** By total score. Source: both leaderboards, document 2 section 9 and document 3 section 9. */
export function levelByScore(totalScore: number): Level {
  return from(
    totalScore,
    [
      [50000, 'Expert'],
      [25000, 'Advanced'],
      [10000, 'Intermediate'],
    ],
    'Beginner',
  );
}
