import { from } from './scale.ts';

export type Level = 'Expert' | 'Advanced' | 'Intermediate' | 'Beginner';

/** By total score. Used by both leaderboards. */
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
