import { upTo } from './scale.ts';

/*
 * Six scales of difficulty, one per screen, each with its own cut-offs (rule ST19). They look similar but must not be
 * merged.
 */

export interface DifficultyRange {
  readonly min: number;
  readonly max: number;
}

export type ProfileDifficulty = 'Easy' | 'Medium' | 'Hard' | 'Expert';

const DEFAULT_DIFFICULTY = 5;
const DEFAULT_DIFFICULTY_PREFERENCE = 5;

/** The default difficulty of an attempt. Used by the list of attempts. */
export const DEFAULT_ATTEMPT_DIFFICULTY: ProfileDifficulty = 'Medium';

/** For sorting the test history by difficulty, easiest first. */
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

/** 1-3 Easy, 4-6 Medium, 7-10 Hard; 5 if none is set. Used by the student's screens. */
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
 * Used by the topic step, the topics table and the form for sections.
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

/** The n of 'Avg n/10'. Used by the topic step. */
export function topicDifficultyAverage(range: DifficultyRange): number {
  return middle(range);
}

/** By the middle of the range, with cut-offs 2, 4 and 6. Used by the console's list of sections. */
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

/** A user's preferred difficulty, with the cut-offs of the topics: 3, 6 and 8. Used by the console's list of users. */
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
