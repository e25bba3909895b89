import { upTo } from './scale.ts';

/*
 * Six scales of difficulty, one per screen, each with the cut-offs that the product names for it (rule ST19). They are
 * never merged, however alike they look.
 */

export interface DifficultyRange {
  readonly min: number;
  readonly max: number;
}

export type ProfileDifficulty = 'Easy' | 'Medium' | 'Hard' | 'Expert';

export const DEFAULT_DIFFICULTY = 5;
export const DEFAULT_DIFFICULTY_PREFERENCE = 5;
/** What an attempt without a difficulty ranks as. Source: attempts view, document 2 section 9. */
export const DEFAULT_ATTEMPT_DIFFICULTY: ProfileDifficulty = 'Medium';

/** For sorting the test history by difficulty, easiest first. Source: document 2 section 9. */
export const profileDifficultyRank: Readonly<Record<ProfileDifficulty, number>> = {
  Easy: 1,
  Medium: 2,
  Hard: 3,
  Expert: 4,
};

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

/** By the middle of the range, with cut-offs 2, 4 and 6. Source: console's section list, document 3 section 9. */
export function sectionDifficulty(
  range: DifficultyRange | null | undefined,
): 'Easy' | 'Medium' | 'Hard' | 'Expert' | 'Unknown' {
  if (!range) return 'Unknown';
  return upTo(
    middle(range),
    [
      [2, 'Easy'],
      [4, 'Medium'],
      [6, 'Hard'],
    ],
    'Expert',
  );
}

/** A user's preference, named at the topics' cut-offs 3, 6 and 8. Source: console's users, document 3 section 9. */
export function difficultyPreference(
  level: number | null | undefined,
): 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert' {
  return upTo(
    level ?? DEFAULT_DIFFICULTY_PREFERENCE,
    [
      [3, 'Beginner'],
      [6, 'Intermediate'],
      [8, 'Advanced'],
    ],
    'Expert',
  );
}

function middle({ min, max }: DifficultyRange): number {
  return (min + max) / 2;
}
