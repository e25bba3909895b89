import type { MarkedAnswer } from '../../marked-answers/index.ts';
import { differenceOfScores, sectionMarks, sumOfScores, type SectionTally } from './section-scores.ts';
import { differenceOf, sumOf, withTime, type TimeBuckets } from './time-buckets.ts';

/** The counts of one question. */
export interface QuestionTally {
  readonly attempts: number;
  readonly correct: number;
  readonly times: TimeBuckets;
}

/** The counts over attempts at one paper; below zero if more attempts were taken out than added. */
export interface PaperTally {
  readonly questions: Map<string, QuestionTally>;
  /** By position in the paper, from 0. */
  readonly sections: Map<number, SectionTally>;
}

/** The titles of a paper's sections, in order. */
export interface Countable {
  readonly sections: readonly { readonly title: string }[];
}

export const NOTHING: QuestionTally = { attempts: 0, correct: 0, times: [] };

export function emptyTally(): PaperTally {
  return { questions: new Map(), sections: new Map() };
}

export function addTally(a: QuestionTally, b: QuestionTally): QuestionTally {
  return {
    attempts: a.attempts + b.attempts,
    correct: a.correct + b.correct,
    times: sumOf(a.times, b.times),
  };
}

function takeTally(a: QuestionTally, b: QuestionTally): QuestionTally {
  return {
    attempts: a.attempts - b.attempts,
    correct: a.correct - b.correct,
    times: differenceOf(a.times, b.times),
  };
}

/** Adds one attempt to the counts of its paper's questions and sections. */
export function countAttempt(tally: PaperTally, paper: Countable, answers: readonly MarkedAnswer[]): void {
  change(tally, paper, answers, { combine: addTally, combineScores: sumOfScores });
}

/** Takes one attempt out of the counts, with the answers that it was counted with. */
export function uncountAttempt(tally: PaperTally, paper: Countable, answers: readonly MarkedAnswer[]): void {
  change(tally, paper, answers, { combine: takeTally, combineScores: differenceOfScores });
}

interface Change {
  readonly combine: typeof addTally;
  readonly combineScores: typeof sumOfScores;
}

function change(
  { questions, sections }: PaperTally,
  paper: Countable,
  answers: readonly MarkedAnswer[],
  { combine, combineScores }: Change,
): void {
  for (const { questionId, outcome, seconds } of answers) {
    const one = {
      attempts: 1,
      correct: outcome === 'correct' ? 1 : 0,
      times: seconds === null ? [] : withTime([], seconds),
    };
    questions.set(questionId, combine(questions.get(questionId) ?? NOTHING, one));
  }
  const marks = sectionMarks(paper.sections.length, answers);
  for (const [position, { title }] of paper.sections.entries()) {
    const before = sections.get(position)?.scores ?? {};
    sections.set(position, { title, scores: combineScores(before, { [marks[position] ?? 0]: 1 }) });
  }
}
