import { upTo } from './scale.ts';

export const DEFAULT_DIFFICULTY_PREFERENCE = 5;

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
