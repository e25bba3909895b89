import type { Tables } from '../../database/index.ts';
import { measure, packFigures, standingOf, type MeasuredAttempt, type Standing } from './formulas.ts';
import { ALL_TIME, periodAt, type Period } from './periods.ts';

export type StandingAttempt = Pick<
  Tables['standingAttempts']['$inferSelect'],
  | 'userId'
  | 'categoryId'
  | 'difficultyLevel'
  | 'totalMarks'
  | 'scoreExact'
  | 'ranked'
  | 'receivedAt'
  | 'correct'
  | 'incorrect'
  | 'unanswered'
  | 'totalTimeSeconds'
>;
export type StandingRow = Tables['standings']['$inferSelect'];

/** The board of all categories. */
export const OVERALL = '';

type Measured = StandingAttempt & MeasuredAttempt;

/** The rows of one student: a pure function of the attempts, whatever was there before and whatever time it is. */
export function standingRows(attempts: readonly StandingAttempt[]): StandingRow[] {
  const measured = attempts.map((attempt) => ({ ...attempt, ...measure(attempt) }));
  const categories = [...new Set(measured.map(({ categoryId }) => categoryId))];
  const ofCategories = categories.map((board) =>
    rowOf(
      board,
      measured.filter(({ categoryId }) => categoryId === board),
    ),
  );
  const [only] = ofCategories;
  // Most students prepare for one exam, where the overall board says the same as that of its category.
  const alone = ofCategories.length === 1 && only ? { ...only, board: OVERALL } : null;
  const overall = alone ?? rowOf(OVERALL, measured);
  return [overall, ...ofCategories].filter((row) => row !== null);
}

/** @returns null for a student without a ranked attempt. */
function rowOf(board: string, attempts: readonly Measured[]): StandingRow | null {
  const last = attempts.reduce((at, { ranked, receivedAt }) => (ranked ? Math.max(at, receivedAt) : at), 0);
  const [first] = attempts;
  if (last === 0 || first === undefined) return null;
  const [month, week] = [periodAt('monthly', last), periodAt('weekly', last)];
  const all = within(attempts, ALL_TIME);
  const inMonth = within(attempts, month, ({ receivedAt }) => periodAt('monthly', receivedAt));
  const inWeek = within(attempts, week, ({ receivedAt }) => periodAt('weekly', receivedAt));
  return {
    userId: first.userId,
    board,
    score: all.score,
    figures: packFigures(all.figures),
    month,
    monthScore: inMonth.score,
    monthFigures: packFigures(inMonth.figures),
    week,
    weekScore: inWeek.score,
    weekFigures: packFigures(inWeek.figures),
  };
}

function within(
  attempts: readonly Measured[],
  period: Period,
  periodOf: (attempt: Measured) => Period = () => ALL_TIME,
): Standing {
  const there = attempts.filter((attempt) => periodOf(attempt) === period);
  return standingOf(
    there.filter(({ ranked }) => ranked),
    there.length,
  );
}

/** What a row says on the board of one period. */
export interface Placed {
  readonly board: string;
  readonly period: Period;
  readonly score: number;
  readonly figures: string;
}

/** The three boards that a row is on. */
export function placesOf(row: StandingRow): Placed[] {
  const { board } = row;
  return [
    { board, period: ALL_TIME, score: row.score, figures: row.figures },
    { board, period: row.month, score: row.monthScore, figures: row.monthFigures },
    { board, period: row.week, score: row.weekScore, figures: row.weekFigures },
  ];
}
