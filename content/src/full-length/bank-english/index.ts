import type { WrittenQuestion, WrittenSet } from '../../written-question.ts';
import { paraJumbles, vocabulary } from './orders-and-words.ts';
import { auctionAtSix, bankOnTheVerandah } from './reading.ts';
import { errorSpotting, fillers } from './sentences.ts';

/** With `single` the 30 questions of a section, five options each (CT14). */
export const reading: readonly WrittenSet[] = [bankOnTheVerandah, auctionAtSix];

export const single: readonly WrittenQuestion[] = [
  ...errorSpotting,
  ...fillers,
  ...paraJumbles,
  ...vocabulary,
];
