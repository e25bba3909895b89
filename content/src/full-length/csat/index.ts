import type { WrittenSet } from '../../written-question.ts';
import { behindTheEmbankment, fieldOfManySeeds, waterForTheAsking } from './land-and-water.ts';
import { adjournedDay, countedInTheRegister, openAndUnreadable } from './offices-and-courts.ts';
import { medicineInCommon, shadeForHotStreets } from './streets-and-clinics.ts';
import { nobodyThanksACounter, wordForForce } from './words-and-thanks.ts';

/** Short passages as CSAT prints them, subjects mixed: 27 questions, about as many as a paper of 80 has of them. */
export const comprehension: readonly WrittenSet[] = [
  countedInTheRegister,
  fieldOfManySeeds,
  medicineInCommon,
  adjournedDay,
  behindTheEmbankment,
  wordForForce,
  shadeForHotStreets,
  openAndUnreadable,
  waterForTheAsking,
  nobodyThanksACounter,
];
