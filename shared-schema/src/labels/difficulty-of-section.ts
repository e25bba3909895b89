import type { DifficultyRange } from './difficulty-of-topic.ts';
import { upTo } from './scale.ts';

/** By the middle of the range, with cut-offs 2, 4 and 6. Source: console's section list, document 3 section 9. */
export function sectionDifficulty(
  range: DifficultyRange | null | undefined,
): 'Easy' | 'Medium' | 'Hard' | 'Expert' | 'Unknown' {
  if (!range) return 'Unknown';
  return upTo(
    (range.min + range.max) / 2,
    [
      [2, 'Easy'],
      [4, 'Medium'],
      [6, 'Hard'],
    ],
    'Expert',
  );
}
