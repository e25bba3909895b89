import type { WrittenSet } from '../../written-question.ts';
import { nineEngineers } from './puzzles/engineers.ts';
import { threeCrops } from './puzzles/farmers.ts';
import { newLaboratory } from './puzzles/laboratory.ts';
import { kabaddiLeague } from './puzzles/league.ts';
import { fiveTasters } from './puzzles/tasting.ts';
import { secretNotTold, threeMinutes } from './reading-culture.ts';
import { proofUnread, yardWithoutDrawings } from './reading-knowledge.ts';

export { verbal } from './verbal.ts';

/** Four passages of four questions each. */
export const reading: readonly WrittenSet[] = [threeMinutes, secretNotTold, proofUnread, yardWithoutDrawings];

/** Five sets of 22 questions, of which 12 are choices and 10 are typed. */
export const puzzles: readonly WrittenSet[] = [
  kabaddiLeague,
  fiveTasters,
  threeCrops,
  newLaboratory,
  nineEngineers,
];
