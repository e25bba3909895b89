import { Incalculable } from '../../../../expressions/index.ts';
import type { Worked } from '../worked.ts';
import { identities, polynomials, quadratics } from './algebra.ts';
import type { PlainFamily } from './answer.ts';
import { basics } from './basics.ts';
import { calendar } from './calendar.ts';
import { amounts, moleFraction, neutralised, oxidation } from './chemistry.ts';
import { clockHands } from './clock-hands.ts';
import { compositions } from './compositions.ts';
import { numberSystems } from './computing.ts';
import { lettersOfLaws } from './laws.ts';
import { limits, slopes } from './limits.ts';
import { curves } from './curves.ts';
import { extrema, extremaOfWaves } from './extrema.ts';
import { digitsOfPower, doubledAngles, logarithms, ratiosOfAngles } from './logs-and-angles.ts';
import {
  averagesWith,
  boatTrips,
  chances,
  committees,
  compound,
  interestBack,
  soldFor,
  pipes,
  prices,
} from './more-stories.ts';
import { digits, primesBetween, remainders } from './numbers.ts';
import { otherEquations } from './other-equations.ts';
import { optics, plugged } from './physics.ts';
import { plainQuestion } from './plain-question.ts';
import { coordinates, polygons, sets } from './plane-and-sets.ts';
import { progressionTerms, proportionals } from './ratios.ts';
import {
  computingCounts,
  consecutive,
  elevations,
  extremes,
  pairs,
  recast,
  triangles,
  vowelsTogether,
  works,
} from './number-stories.ts';
import { beforeChange, changedRatio, elections, partners, passMarks, pricesFor } from './percent-stories.ts';
import { series } from './series.ts';
import { equilibriumConstant, stoichiometry } from './stoichiometry.ts';
import { ages, journeys, mixtures, unitary } from './stories.ts';
import { substitution } from './substitution.ts';
import { complexNumbers, vectors } from './vectors.ts';

const FAMILIES: readonly PlainFamily[] = [
  basics,
  compositions,
  stoichiometry,
  equilibriumConstant,
  curves,
  clockHands,
  limits,
  slopes,
  digitsOfPower,
  quadratics,
  substitution,
  extrema,
  extremaOfWaves,
  otherEquations,
  polynomials,
  identities,
  remainders,
  primesBetween,
  digits,
  calendar,
  numberSystems,
  complexNumbers,
  vectors,
  sets,
  polygons,
  coordinates,
  ratiosOfAngles,
  doubledAngles,
  lettersOfLaws,
  oxidation,
  neutralised,
  moleFraction,
  amounts,
  optics,
  plugged,
  averagesWith,
  committees,
  chances,
  pipes,
  boatTrips,
  interestBack,
  prices,
  mixtures,
  journeys,
  proportionals,
  progressionTerms,
  compound,
  soldFor,
  ages,
  elections,
  passMarks,
  partners,
  pricesFor,
  beforeChange,
  changedRatio,
  extremes,
  consecutive,
  pairs,
  vowelsTogether,
  recast,
  triangles,
  elevations,
  works,
  computingCounts,
  unitary,
  series,
];

/** Characters. */
const LONGEST = 400;

/**
 * AS72: sums that are read from their shape after translation to plain English. @returns null unless one family has
 * understood the whole question, with all its numbers.
 */
export function calculatePlain(text: string): Worked | null {
  if (text.length > LONGEST) return null;
  const question = plainQuestion(text);
  for (const family of FAMILIES) {
    try {
      const found = family(question, text);
      if (found !== null) return found;
    } catch (error) {
      // Too large, undefined, or no expression.
      if (!(error instanceof Incalculable)) throw error;
    }
  }
  return null;
}

/** A logarithm to a base: 'log2 32', which would otherwise be read as a product. */
export const logarithmIn = (text: string): Worked | null =>
  text.length > LONGEST ? null : logarithms(plainQuestion(text), text);
