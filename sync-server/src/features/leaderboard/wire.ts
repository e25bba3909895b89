import type { LeaderboardMeta, CategoryEntry, LeaderboardEntry } from '@exam/shared-schema/contract';
import type { Leaderboard, LeaderboardState, Names, Place } from './queries.ts';
import { GRAINS_PER_MARK, unpackFigures, type Figures } from './formulas.ts';
import { boundsOf } from './periods.ts';
import type { Ranked } from './read-leaderboard.ts';

const DAY_MS = 86_400_000;
const ANNOUNCED_MS = 30 * DAY_MS;

const twoPlaces = (value: number): number => Math.round(value * 100) / 100;
export const inMarks = (grains: number): number => twoPlaces(grains / GRAINS_PER_MARK);
const averageScore = ({ total, tests }: Figures): number => inMarks(total / tests);
const accuracyOf = ({ correct, answered }: Figures): number =>
  answered === 0 ? 0 : twoPlaces((100 * correct) / answered);
const secondsEach = ({ seconds, questions }: Figures): number =>
  questions === 0 ? 0 : twoPlaces(seconds / questions);

/**
 * SG10, PF13: a nickname replaces both names, and so does the first name of a student who has not chosen to show the full
 * one. Simulated students have labels for names. No other data of an account is sent.
 */
export function toRankedUser(userId: string, names: Names | undefined) {
  if (names === undefined) return { _id: userId, fullName: '', username: '' };
  const { fullName, username, nickname, showsFullName, isDemo } = names;
  const [firstName = ''] = fullName.trim().split(/\s/u);
  const shown = nickname ?? (showsFullName || isDemo ? null : firstName);
  return { _id: userId, fullName: shown ?? fullName, username: shown ?? username };
}

function shared(entry: Ranked, names: Names | undefined, figures: Figures) {
  return {
    userId: entry.userId,
    user: toRankedUser(entry.userId, names),
    rank: entry.rank,
    performanceScore: entry.score / 100,
    consistencyRating: figures.consistency / 100,
    uniqueTestsCount: figures.tests,
    maxSingleTestScore: inMarks(figures.best),
    avgScorePerTest: averageScore(figures),
  };
}

export function toEntry(entry: Ranked, names: Names | undefined): LeaderboardEntry {
  const figures = unpackFigures(entry.figures);
  return {
    ...shared(entry, names, figures),
    totalScore: inMarks(figures.total),
    overallAccuracy: accuracyOf(figures),
    testAttempts: figures.attempts,
    avgTimePerQuestion: secondsEach(figures),
  };
}

export function toCategoryEntry(entry: Ranked, names: Names | undefined): CategoryEntry {
  const figures = unpackFigures(entry.figures);
  return {
    ...shared(entry, names, figures),
    totalCategoryScore: inMarks(figures.total),
    categoryAccuracy: accuracyOf(figures),
    categoryTestAttempts: figures.attempts,
    avgCategoryTimePerQuestion: secondsEach(figures),
  };
}

export function toPosition({ rank, figures: packed }: Ranked) {
  const figures = unpackFigures(packed);
  return {
    rank,
    totalScore: inMarks(figures.total),
    accuracy: accuracyOf(figures),
    testsCompleted: figures.tests,
    averageScore: averageScore(figures),
  };
}

interface Page {
  readonly page: number;
  readonly limit: number;
}

interface Around {
  readonly board: Leaderboard;
  readonly state: LeaderboardState;
  readonly now: number;
  /** When the oldest uncounted attempt was received, epoch ms. */
  readonly waitingSince: number | null;
  readonly next: string | null;
  readonly isDemo: boolean;
}

export function toMeta(
  { page, limit }: Page,
  { board, state, now, waitingSince, next, isDemo }: Around,
): LeaderboardMeta {
  const { students, total, tests, recountedAt, recountReason } = state;
  const bounds = boundsOf(board.period);
  const isRecent = recountedAt !== null && recountedAt > now - ANNOUNCED_MS;
  const countedThrough = waitingSince === null ? now : Math.min(now, waitingSince - 1);
  return {
    page,
    limit,
    totalPages: Math.ceil(students / limit),
    totalUsers: students,
    averageScore: students === 0 ? null : inMarks(total / students),
    totalTests: tests,
    next,
    countedThrough: isoOf(countedThrough),
    period: bounds && { from: isoOf(bounds.from), until: isoOf(bounds.until) },
    recounted: isRecent && recountReason ? { at: isoOf(recountedAt), reason: recountReason } : null,
    ...(isDemo && { isDemo }),
  };
}

const isoOf = (at: number): string => new Date(at).toISOString();

/** The cursor of a page's last row, which the client sends back; null if the page is not full. */
export function cursorAfter(entries: readonly Ranked[], limit: number): string | null {
  const last = entries.at(-1);
  return last === undefined || entries.length < limit ? null : `${last.score}.${last.userId}`;
}

/** The contract has validated the form of the cursor. */
export function readCursor(cursor: string): Place {
  const dot = cursor.indexOf('.');
  return { score: Number(cursor.slice(0, dot)), userId: cursor.slice(dot + 1) };
}
