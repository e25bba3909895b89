import type { WrittenQuestion, WrittenSet } from '../../written-question.ts';
import { sixtyYearsToBegin, stepsDownToWater } from './reading.ts';
import { errorSpotting, paraJumbles, sentenceImprovement, speech, voice } from './sentences.ts';
import { idioms, oneWords, spelling, synonymsAndAntonyms } from './words.ts';

/** With `single` the 25 questions of a section. */
export const reading: readonly WrittenSet[] = [stepsDownToWater, sixtyYearsToBegin];

export const single: readonly WrittenQuestion[] = [
  ...errorSpotting,
  ...sentenceImprovement,
  ...synonymsAndAntonyms,
  ...idioms,
  ...oneWords,
  ...spelling,
  ...voice,
  ...speech,
  ...paraJumbles,
];
