import { progressOf, type AttemptState, type QuestionProgress } from './fold.ts';

/** AT6: the states of the official computer-based tests. 'answered-marked' counts as answered. */
export type QuestionStatus = 'not-visited' | 'visited' | 'answered' | 'marked' | 'answered-marked';

export function questionStatus(question: QuestionProgress): QuestionStatus {
  if (question.answer !== null) return question.marked ? 'answered-marked' : 'answered';
  if (question.marked) return 'marked';
  return question.visits > 0 ? 'visited' : 'not-visited';
}

export type StatusCounts = Readonly<Record<QuestionStatus, number>>;

/** How many of the given questions are in each state. */
export function countStatuses(state: AttemptState, questionIds: readonly string[]): StatusCounts {
  const counts = { 'not-visited': 0, visited: 0, answered: 0, marked: 0, 'answered-marked': 0 };
  for (const id of questionIds) counts[questionStatus(progressOf(state, id))] += 1;
  return counts;
}

/** Questions with an answer, marked for review or not (AT6). */
export function answeredCount(counts: StatusCounts): number {
  return counts.answered + counts['answered-marked'];
}
