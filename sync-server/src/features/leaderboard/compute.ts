import type { Tables } from '../../database/index.ts';
import { measure, packFigures, rankedScoreOf, type MeasuredAttempt } from './formulas.ts';
import { ALL_TIME, periodAt, type Period } from './periods.ts';

export type LeaderboardAttempt = Pick<
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
export type LeaderboardRow = Tables['standings']['$inferSelect'];

/** The board of all categories. */
export const OVERALL = '';

interface Measured {
  readonly userId: string;
  readonly board: string;
  readonly ranked: boolean;
  readonly month: Period;
  readonly week: Period;
  readonly receivedAt: number;
  readonly marks: MeasuredAttempt;
}

function measured(attempt: LeaderboardAttempt): Measured {
  const { userId, categoryId: board, ranked, receivedAt } = attempt;
  const [month, week] = [periodAt('monthly', receivedAt), periodAt('weekly', receivedAt)];
  return { userId, board, ranked, month, week, receivedAt, marks: measure(attempt) };
}

/** The rows of one student: a pure function of the attempts, independent of earlier rows and of the time. */
export function leaderboardRows(attempts: readonly LeaderboardAttempt[]): LeaderboardRow[] {
  const all = attempts.map(measured);
  const categories = [...new Set(all.map(({ board }) => board))];
  const ofCategories = categories.map((category) =>
    rowOf(
      category,
      all.filter(({ board }) => board === category),
    ),
  );
  const [only] = ofCategories;
  // Most students prepare for one exam, whose board equals their overall board.
  const overall = categories.length === 1 && only ? { ...only, board: OVERALL } : rowOf(OVERALL, all);
  return [overall, ...ofCategories].filter((row) => row !== null);
}

/** @returns null for a student without a ranked attempt. */
function rowOf(board: string, attempts: readonly Measured[]): LeaderboardRow | null {
  const ranked = attempts.filter((each) => each.ranked);
  const [first] = ranked;
  if (first === undefined) return null;
  const last = ranked.reduce((a, b) => (b.receivedAt > a.receivedAt ? b : a), first);
  const { userId, month, week } = last;
  const all = scoreAmong(attempts);
  const inMonth = attempts.filter((each) => each.month === month);
  const inWeek = attempts.filter((each) => each.week === week);
  const [ofMonth, ofWeek] = [inMonth, inWeek].map((part) =>
    part.length === attempts.length ? all : scoreAmong(part),
  ) as [Kept, Kept];
  return {
    userId,
    board,
    score: all.score,
    figures: all.figures,
    month,
    monthScore: ofMonth.score,
    monthFigures: ofMonth.figures,
    week,
    weekScore: ofWeek.score,
    weekFigures: ofWeek.figures,
  };
}

interface Kept {
  readonly score: number;
  readonly figures: string;
}

function scoreAmong(attempts: readonly Measured[]): Kept {
  const ranked = attempts.filter((each) => each.ranked).map(({ marks }) => marks);
  const { score, figures } = rankedScoreOf(ranked, attempts.length);
  return { score, figures: packFigures(figures) };
}

/** A row's values on the board of one period. */
export interface Placed {
  readonly board: string;
  readonly period: Period;
  readonly score: number;
  readonly figures: string;
}

/** The three boards that a row is on. */
export function placesOf(row: LeaderboardRow): Placed[] {
  const { board } = row;
  return [
    { board, period: ALL_TIME, score: row.score, figures: row.figures },
    { board, period: row.month, score: row.monthScore, figures: row.monthFigures },
    { board, period: row.week, score: row.weekScore, figures: row.weekFigures },
  ];
}
