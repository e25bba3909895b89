import type { Timing } from '@exam/shared-schema/attempt';
import type { Answer } from '@exam/shared-schema/question-types';
import { chanceOfKnowing } from '../../item-response/index.ts';
import type { Chance } from './chance.ts';
import type { SimulatedItem } from './items.ts';
import type { SimulatedStudent } from './population.ts';

/** The share of a paper's time that the usual student needs for all of its questions. */
const USUAL_SHARE = 0.8;
/** Standard deviation of the logarithm of the time that one student takes for questions of the same kind. */
const TIME_SPREAD = 0.4;
/** To see that a question is to be left out takes less than to answer it. */
const LEFT_OUT_SHARE = 0.5;
/** Nobody reads and answers a question faster. */
const FASTEST_MS = 2_500;
/** Before the end of a section or paper in which no question is begun any more. */
const LAST_MS = 5_000;
/** From the last answer to submitting. */
const SUBMITTING_MS = 4_000;

/** A question that was opened; times are exam time, milliseconds. */
interface Step {
  readonly questionId: string;
  readonly openedMs: number;
  readonly leftMs: number;
  /** Null where it was left out. */
  readonly answer: Answer | null;
}

/** A part of a paper with a clock of its own. */
export interface Part {
  /** Of a locked section; null for a whole paper. */
  readonly sectionId: string | null;
  readonly opensMs: number;
  readonly steps: readonly Step[];
}

/** One student's way through one paper. */
export interface Sitting {
  readonly parts: readonly Part[];
  /** Exam time at which it is submitted, milliseconds. */
  readonly sealedMs: number;
}

/** A part of a paper: its questions, and when it is open. */
interface OpenPart {
  readonly sectionId: string | null;
  readonly opensMs: number;
  readonly closesMs: number;
  readonly items: readonly SimulatedItem[];
}

/**
 * How one student sits a paper: from question to question in the paper's order, each with a time of its own, until the
 * questions or the time are over (docs/demo-attempts.md).
 */
export function sit(
  chance: Chance,
  student: SimulatedStudent,
  items: readonly SimulatedItem[],
  timing: Timing,
): Sitting {
  const parts = partsOf(items, timing).map((part) => ({
    sectionId: part.sectionId,
    opensMs: part.opensMs,
    steps: stepsThrough(chance, student, part),
  }));
  const last = parts.at(-1);
  const doneMs = last?.steps.at(-1)?.leftMs ?? last?.opensMs ?? 0;
  return { parts, sealedMs: Math.min(doneMs + SUBMITTING_MS, timing.limitMs) };
}

function partsOf(items: readonly SimulatedItem[], { limitMs, sections }: Timing): OpenPart[] {
  if (sections === undefined) return [{ sectionId: null, opensMs: 0, closesMs: limitMs, items }];
  return sections.map(({ id, questionIds, opensMs, closesMs }) => ({
    sectionId: id,
    opensMs,
    closesMs,
    items: items.filter(({ questionId }) => questionIds.includes(questionId)),
  }));
}

function stepsThrough(
  chance: Chance,
  student: SimulatedStudent,
  { opensMs, closesMs, items }: OpenPart,
): Step[] {
  const usualMs = (USUAL_SHARE * (closesMs - opensMs)) / items.length;
  const steps: Step[] = [];
  let now = opensMs;
  for (const item of items) {
    const answer = answerOf(chance, student, item);
    const ms = usualMs * timeFactor(chance, student, item) * (answer === null ? LEFT_OUT_SHARE : 1);
    const leftMs = now + Math.max(FASTEST_MS, Math.round(ms));
    if (leftMs > closesMs - LAST_MS) break;
    steps.push({ questionId: item.questionId, openedMs: now, leftMs, answer });
    now = leftMs;
  }
  return steps;
}

/** Lognormal (van der Linden 2006): the question's intensity, less the student's speed, and chance. */
function timeFactor(chance: Chance, { speed }: SimulatedStudent, { timeIntensity }: SimulatedItem): number {
  return Math.exp(timeIntensity - speed + TIME_SPREAD * chance.normal());
}

/**
 * The three-parameter logistic model: who knows is right; of those who guess a share of `c` is. Who does not know leaves
 * out what costs marks or cannot be guessed, or is bold.
 */
function answerOf(
  chance: Chance,
  { ability, boldness }: SimulatedStudent,
  item: SimulatedItem,
): Answer | null {
  const knows = chance.next() < chanceOfKnowing(item, ability);
  // Drawn in any case, so that each question takes as many draws.
  const [guesses, guess, which] = [chance.next() < boldness, chance.next(), chance.next()];
  if (knows) return item.right;
  if ((item.costs || item.c === 0) && !guesses) return null;
  return guess < item.c ? item.right : weighted(item.wrong, which);
}

/** @returns null if there is nothing to choose from. */
function weighted(list: SimulatedItem['wrong'], at: number): Answer | null {
  let left = at * list.reduce((sum, { weight }) => sum + weight, 0);
  for (const { answer, weight } of list) {
    left -= weight;
    if (left <= 0) return answer;
  }
  return list.at(-1)?.answer ?? null;
}
