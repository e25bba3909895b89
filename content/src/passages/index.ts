import { betweenTwoRunners, smallChange } from './bank-english.ts';
import { bridgesThatStand, fasterLoom } from './cat-reasoning.ts';
import { agesInNoughts, clerksAndMonsoon, wordsOnLoan } from './cat-reading.ts';
import { letterInTheBox, sharesOfAFault } from './clat-legal-dealings.ts';
import { hearTheOtherSide, mastersAndDetours, wordsInAList } from './clat-legal-powers.ts';
import { findersAndKeepers, goodsInOtherHands, honestTaking } from './clat-legal-property.ts';
import { farmersHelpline } from './clat-logical-practice.ts';
import { libraryWithoutFines, theFreeBus, theLitLane } from './clat-logical.ts';
import { grassCalledWaste, nobodyCutsARibbon, priceThatCanWait } from './csat.ts';
import { dyedBeforeWoven, whenNoonWasLocal } from './ssc-english.ts';

/** BK4: a passage is in one paper, which either ranks or shows its results at once. */
export const passages = {
  cat: {
    ranked: [clerksAndMonsoon, agesInNoughts, fasterLoom],
    practice: [wordsOnLoan, bridgesThatStand],
  },
  csat: [grassCalledWaste, priceThatCanWait, nobodyCutsARibbon],
  bank: [smallChange, betweenTwoRunners],
  ssc: [dyedBeforeWoven, whenNoonWasLocal],
  clat: {
    ranked: {
      legal: [findersAndKeepers, letterInTheBox, sharesOfAFault, honestTaking, hearTheOtherSide],
      logical: [theFreeBus, theLitLane, libraryWithoutFines],
    },
    practice: {
      legal: [mastersAndDetours, wordsInAList, goodsInOtherHands],
      logical: [farmersHelpline],
    },
  },
} as const;
