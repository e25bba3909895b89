import { MAX_DIFFICULTY, MIN_DIFFICULTY } from '@exam/shared-schema/contract';
import { topicDifficulty } from '@exam/shared-schema/labels';
import type { Range } from '../call-types.ts';

/** How hard the questions are, in numbers and words. @param refusal of a range that is none. */
export const difficultyRangeField = (refusal: string) =>
  ({
    kind: 'range',
    name: 'difficultyRange',
    label: 'Difficulty Range',
    min: MIN_DIFFICULTY,
    max: MAX_DIFFICULTY,
    refusal: ({ min, max }: Range) => (min < max ? undefined : refusal),
    words: (range: Range) => `${range.min} to ${range.max}, ${topicDifficulty(range)}`,
  }) as const;
