import { softLanding, summerOf1991 } from './economy-and-space.ts';
import { landThatIsWater, saltMarch } from './march-and-wetlands.ts';
import { courtAtTheHague, electionCommission } from './state-and-court.ts';
import type { WrittenSet } from '../../written-question.ts';

/** About half of the questions are answered by their passage; the others ask what a reader has to know. */
export const knowledge: readonly WrittenSet[] = [
  electionCommission,
  courtAtTheHague,
  summerOf1991,
  softLanding,
  saltMarch,
  landThatIsWater,
];
