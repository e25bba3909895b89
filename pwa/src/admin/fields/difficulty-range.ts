import { MAX_DIFFICULTY, MIN_DIFFICULTY } from '@exam/shared-schema/contract';
import { topicDifficulty } from '@exam/shared-schema/labels';
import type { Range } from '../call-types.ts';

/**
 * The difficulty range of the questions.
 * @param refusal the error for a range whose minimum is not below its maximum.
 */
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
