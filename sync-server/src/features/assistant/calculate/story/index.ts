import { Incalculable } from '../../../../expressions/index.ts';
import type { Worked } from '../worked.ts';
import { ages } from './ages.ts';
import {
  bayes,
  determinant,
  gasLaws,
  incomes,
  lengthFromBreadth,
  lineThrough,
  numbersFromDigits,
  pointAndPlane,
  seated,
  shared,
  twoPrices,
} from './algebra-stories.ts';
import { AVERAGE_TALES } from './averages.ts';
import { chances } from './chance.ts';
import { circuits } from './circuits.ts';
import { committee, lettersOfWord } from './counting.ts';
import { MIXTURE_TALES } from './mixtures.ts';
import { dayOfDate } from './dates.ts';
import { reciprocalPowers, symmetric } from './identities.ts';
import { melted } from './melt.ts';
import { bells, coinsInRatio, commonRemainder, lastDigits, NUMBER_TALES, ofList } from './numbers.ts';
import { BODY, PHYSICS_FRAMES, physicsTales } from './physics.ts';
import {
  bohrEnergy,
  daysOfYear,
  decayOf,
  densityAtStp,
  escapeVelocity,
  gravityAt,
  logFromLogs,
  SCIENCE_TALES,
  twosComplement,
} from './science-tales.ts';
import { DAILY_TALES } from './daily-tales.ts';
import { EXAM_TALES } from './exam-tales.ts';
import { byForm } from './forms.ts';
import { FORMULA_FRAMES } from './formula-book.ts';
import { SCHOOL_TALES } from './school-tales.ts';
import { piOf, SOLID_TALES, solidFrames } from './solids.ts';
import { BOAT, boats, MOTION_TALES, TRAIN } from './motion.ts';
import { allTogether, oneLeaves, pairsAtWork, pipesAndDrains, WORK_TALES } from './work.ts';
import { readStory, type Story } from './canonical.ts';
import { byFrame, type Frame } from './frame.ts';
import { CHANGES, COMPOUND_INTEREST, MONEY_TALES, SIMPLE_INTEREST, TRADE } from './money.ts';
import { byTale, compileTale, type Tale } from './tale.ts';

const FRAMES = [
  TRADE,
  CHANGES,
  SIMPLE_INTEREST,
  ...COMPOUND_INTEREST,
  TRAIN,
  BOAT,
  BODY,
  ...PHYSICS_FRAMES,
  ...FORMULA_FRAMES,
];
const TALES = [
  ...MONEY_TALES,
  ...AVERAGE_TALES,
  ...WORK_TALES,
  ...MOTION_TALES,
  ...MIXTURE_TALES,
  ...NUMBER_TALES,
  ...SOLID_TALES,
  ...SCHOOL_TALES,
  ...SCIENCE_TALES,
  ...EXAM_TALES,
  ...DAILY_TALES,
];
const READERS: readonly ((story: Story) => Worked | null)[] = [
  pairsAtWork,
  oneLeaves,
  pipesAndDrains,
  boats,
  ages,
  chances,
  lettersOfWord,
  committee,
  melted,
  commonRemainder,
  bells,
  coinsInRatio,
  ofList,
  circuits,
  determinant,
  shared,
  incomes,
  twoPrices,
  numbersFromDigits,
  seated,
  lengthFromBreadth,
  bayes,
  allTogether,
  gasLaws,
  daysOfYear,
  escapeVelocity,
  gravityAt,
  decayOf,
  bohrEnergy,
  densityAtStp,
  (story) => lastDigits(story, story.typed),
  ({ typed }) =>
    dayOfDate(typed) ??
    reciprocalPowers(typed) ??
    symmetric(typed) ??
    lineThrough(typed) ??
    pointAndPlane(typed) ??
    logFromLogs(typed) ??
    twosComplement(typed) ??
    byForm(typed),
];

const talesOfPhysics = new Map<number, readonly Tale[]>();
function physicsWith(g: number): readonly Tale[] {
  const known = talesOfPhysics.get(g) ?? physicsTales(g);
  talesOfPhysics.set(g, known);
  return known;
}

/** The unit of the lengths of a story: of its first length, area or volume. */
const unitOfLengths = ({ amounts }: Story): string =>
  amounts.flatMap(({ unit }) => /^(m|cm|mm|km|ft|inch)(?:\^[23])?$/.exec(unit ?? '')?.[1] ?? [])[0] ?? 'cm';
/** Characters. */
const LONGEST = 500;
/** m/s² */
const STANDARD_GRAVITY = 9.8;

function byFrames(story: Story, frames: readonly Frame[]): Worked | null {
  for (const frame of frames) {
    const found = byFrame(story, frame);
    if (found !== null) return found;
  }
  return null;
}

/** AS76: compiles all patterns of stories, with a pause after each. */
export async function prepareStories(pause: () => Promise<void>): Promise<void> {
  readStory('1');
  for (const tale of [...TALES, ...physicsWith(STANDARD_GRAVITY)]) {
    compileTale(tale);
    await pause();
  }
  for (const { topic, not } of [...FRAMES, ...solidFrames('cm', Math.PI), ...solidFrames('m', Math.PI)]) {
    topic.test('ask');
    not?.test('ask');
    await pause();
  }
}

/** AS90: a plane figure or a solid, by any of its quantities. */
export function calculateFigure(typed: string): Worked | null {
  if (typed.length > LONGEST) return null;
  const story = readStory(typed);
  return story === null || story.amounts.length === 0
    ? null
    : byFrames(story, solidFrames(unitOfLengths(story), piOf(story)));
}

/** AS90: a story whose quantities have roles, of which a law gives the one that is asked for. Null unless all was read. */
export function calculateStory(typed: string): Worked | null {
  if (typed.length > LONGEST) return null;
  try {
    const story = readStory(typed);
    if (story === null) return null;
    // Without a number there is no quantity, but words to be arranged, or a clock.
    if (story.amounts.length === 0) return lettersOfWord(story) ?? gravityAt(story) ?? byForm(typed);
    const told = byTale(story, TALES) ?? byTale(story, physicsWith(story.gravity ?? STANDARD_GRAVITY));
    if (told !== null) return told;
    for (const reader of READERS) {
      const found = reader(story);
      if (found !== null) return /NaN|Infinity|undefined/.test(found.result) ? null : found;
    }
    return byFrames(story, FRAMES);
  } catch (error) {
    // A number that is too large for a reader, or none.
    if (error instanceof Incalculable || error instanceof RangeError) return null;
    throw error;
  }
}
