import type { Answer } from '../question-types/index.ts';
import type { Timing } from './clock.ts';
import type { UnhashedEvent, HandInEvent } from './events.ts';
import { foldAttempt, pageLifeOf } from './fold.ts';

/** One step of a student's work on a question. */
export interface PathStep {
  readonly type: 'visited' | 'answered' | 'cleared' | 'marked' | 'unmarked';
  /** Exam time of the step, milliseconds. */
  readonly elapsedMs: number;
  /** The answer of an 'answered' step; otherwise null. */
  readonly answer: Answer | null;
  /** Of a visit: how long the question was in view, milliseconds. */
  readonly spentMs: number;
}

type WorkingStep = { -readonly [Key in keyof PathStep]: PathStep[Key] };

/** The steps on each question that the log names, in order. */
export function questionPaths(
  log: readonly HandInEvent[],
  policy: Timing['policy'],
): ReadonlyMap<string, readonly PathStep[]> {
  // The fold ignores events that it does not know.
  const events = log as readonly UnhashedEvent[];
  const times = elapsedTimes(events, { policy, limitMs: Infinity });
  const paths = new Map<string, WorkingStep[]>();
  let visit: WorkingStep | null = null;
  let hidden = false;
  events.forEach((event, place) => {
    const elapsedMs = times[place] ?? 0;
    const isNewPage = pageLifeOf(event) !== null;
    // AT7: time with the page hidden or closed is not time on the question.
    if (visit !== null && !hidden && !isNewPage) visit.spentMs += elapsedMs - (times[place - 1] ?? 0);
    hidden = !isNewPage && (event.type === 'left-page' || (hidden && event.type !== 'returned'));
    const step = stepOf(event, elapsedMs);
    if (step === null) return;
    const path = paths.get(step.questionId) ?? [];
    paths.set(step.questionId, [...path, step.step]);
    if (step.step.type === 'visited') visit = step.step;
  });
  return paths;
}

function stepOf(event: UnhashedEvent, elapsedMs: number): { questionId: string; step: WorkingStep } | null {
  switch (event.type) {
    case 'visited':
    case 'answered':
    case 'cleared':
    case 'marked':
    case 'unmarked': {
      const answer = event.type === 'answered' ? event.answer : null;
      return { questionId: event.questionId, step: { type: event.type, elapsedMs, answer, spentMs: 0 } };
    }
    default:
      return null;
  }
}

/** Exam time at each event, by the clock of the fold. */
function elapsedTimes(events: readonly UnhashedEvent[], timing: Timing): number[] {
  const times: number[] = [];
  const state = foldAttempt('', events, timing, ({ clock }) => void times.push(clock.elapsedMs));
  return [...times.slice(1), state.clock.elapsedMs];
}
