import { upTo } from './scale.ts';

export type ProfileDifficulty = 'Easy' | 'Medium' | 'Hard' | 'Expert';

/** By the test's total marks, not by its level. Source: profile, document 2 section 9. */
export function profileDifficulty(totalMarks: number): 'Easy' | 'Medium' | 'Hard' {
  return upTo(
    totalMarks,
    [
      [50, 'Easy'],
      [100, 'Medium'],
    ],
    'Hard',
  );
}

/** What an attempt without a difficulty ranks as. Source: attempts view, document 2 section 9. */
export const DEFAULT_ATTEMPT_DIFFICULTY: ProfileDifficulty = 'Medium';

/** For sorting the test history by difficulty, easiest first. Source: document 2 section 9. */
export const profileDifficultyRank: Readonly<Record<ProfileDifficulty, number>> = {
  Easy: 1,
  Medium: 2,
  Hard: 3,
  Expert: 4,
};
