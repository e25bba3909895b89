import type { ResponseOnWire } from '@exam/shared-schema/attempt';
import type { PaperMarker } from '@exam/shared-schema/marking';
import type { Answer } from '@exam/shared-schema/question-types';
import { sectionMarks, withScore, type SectionTally } from './section-scores.ts';
import { sumOf, withTime, type TimeBuckets } from './time-buckets.ts';

/** The counts of one question. */
export interface QuestionTally {
  readonly attempts: number;
  readonly correct: number;
  readonly times: TimeBuckets;
}

/** The counts over attempts at one paper. */
export interface PaperTally {
  readonly questions: Map<string, QuestionTally>;
  /** By position in the paper, from 0. */
  readonly sections: Map<number, SectionTally>;
}

/** The marker of a paper, with the paper's sections in order. */
export interface Countable {
  readonly marker: PaperMarker;
  readonly paper: { readonly sections: readonly { readonly _id: string; readonly title: string }[] };
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

/** Adds one attempt to the counts of its paper's questions and sections. */
export function countAttempt(
  { questions: tallies, sections }: PaperTally,
  { marker, paper }: Countable,
  responses: readonly ResponseOnWire[],
): void {
  const answers: Record<string, Answer | null> = {};
  for (const { questionId, selectedAnswer } of responses) answers[questionId] = selectedAnswer;
  const given = new Map(responses.map((response) => [response.questionId, response]));
  const { questions } = marker.mark(answers);
  for (const { questionId, countsAs } of questions) {
    const response = given.get(questionId);
    const before = tallies.get(questionId) ?? NOTHING;
    tallies.set(questionId, {
      attempts: before.attempts + 1,
      correct: before.correct + (countsAs === 'correct' ? 1 : 0),
      times: timesWith(before.times, response),
    });
  }
  const ids = paper.sections.map(({ _id }) => _id);
  for (const [position, marks] of sectionMarks(ids, questions).entries()) {
    const scores = withScore(sections.get(position)?.scores ?? {}, marks);
    sections.set(position, { title: paper.sections[position]?.title ?? '', scores });
  }
}

/** A question that was never opened has no time; zero would count as fast. */
function timesWith(times: TimeBuckets, response: ResponseOnWire | undefined): TimeBuckets {
  const isSeen = response !== undefined && (response.visits > 0 || response.timeTaken > 0);
  return isSeen ? withTime(times, response.timeTaken) : times;
}
