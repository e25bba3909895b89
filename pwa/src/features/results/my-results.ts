import { myAttempts, type AttemptHistoryRow } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import {
  attemptsOf,
  database,
  isGuests,
  resultOf,
  type AttemptRow,
  type ResultRow,
} from '../../offline/index.ts';
import { useSeenPages, type SeenPages } from '../../state/index.ts';
import type { HistoryView } from './history-view.ts';

/** A past attempt as the list shows it. What is null is not known here, or not released yet. */
export interface PastAttempt {
  readonly attemptId: string;
  readonly title: string;
  /** Epoch milliseconds, by the clock of the device that it was sat on. */
  readonly submittedAt: number;
  /**
   * `waiting`: not received by the server yet; `pending`: received, its score not seen here; `held`: its score is released
   * later (ST7); `try-out`: stays on this device (PK19).
   */
  readonly state: 'scored' | 'held' | 'pending' | 'waiting' | 'try-out';
  readonly score: { readonly obtained: number; readonly total: number } | null;
  readonly totalMarks: number | null;
  /** Percent. */
  readonly accuracy: number | null;
  /** Exam time used. */
  readonly seconds: number | null;
}

/** Fixed by the product. */
const PAGE_SIZE = 10;

export interface MyResults {
  readonly attempts: readonly PastAttempt[];
  readonly list: Pick<
    SeenPages<unknown>,
    'loading' | 'loadingMore' | 'failure' | 'hasMore' | 'more' | 'retry' | 'storedAt'
  >;
}

/** PK17: what the server has of the student's attempts, and what of this device it does not have yet. */
export function useMyResults(userId: string, { sort, group }: HistoryView): MyResults {
  const list = useSeenPages(myAttempts, { query: { limit: PAGE_SIZE, sort, category: group } });
  const here = useLiveQuery(() => submittedHere(userId), [userId], []);
  const known = list.pages.flatMap(({ data }) => data).map(fromServer);
  const isPlain = sort === 'recent' && group === undefined;
  return { attempts: isPlain ? withLocal(known, here, list.storedAt) : withWaiting(known, here), list };
}

async function submittedHere(userId: string): Promise<PastAttempt[]> {
  const rows = await attemptsOf(database, userId, 'sealed');
  const waiting = new Set(await database.outbox.where('userId').equals(userId).primaryKeys());
  const results = await database.results.bulkGet(rows.map(({ attemptId }) => attemptId));
  return rows.map((row, index) => fromDevice(row, waiting.has(row.attemptId), results[index]));
}

/**
 * What waits to be sent stands on top, then the newest comes first.
 * @param storedAt up to when the server's list is complete, epoch milliseconds; null where nothing of it is here.
 */
export function withLocal(
  known: readonly PastAttempt[],
  here: readonly PastAttempt[],
  storedAt: number | null,
): PastAttempt[] {
  const ids = new Set(known.map(({ attemptId }) => attemptId));
  // What was received long ago is on a further page of the server's list.
  const isNews = ({ state, submittedAt }: PastAttempt) =>
    state !== 'pending' || submittedAt > (storedAt ?? 0);
  const news = here.filter((attempt) => !ids.has(attempt.attemptId) && isNews(attempt));
  const newest = [...news.filter((attempt) => !isWaiting(attempt)), ...distinct(known)].sort(byTime);
  return [...news.filter(isWaiting).sort(byTime), ...newest];
}

/** In another order, or of one category, the server alone knows the place of what it has. */
export function withWaiting(known: readonly PastAttempt[], here: readonly PastAttempt[]): PastAttempt[] {
  const rows = distinct(known);
  const ids = new Set(rows.map(({ attemptId }) => attemptId));
  return [...here.filter((each) => isWaiting(each) && !ids.has(each.attemptId)).sort(byTime), ...rows];
}

const isWaiting = ({ state }: PastAttempt) => state === 'waiting';
const byTime = (a: PastAttempt, b: PastAttempt) => b.submittedAt - a.submittedAt;

/** A row that moved down between two pages is in both. */
function distinct(attempts: readonly PastAttempt[]): PastAttempt[] {
  return [...new Map(attempts.map((attempt) => [attempt.attemptId, attempt])).values()];
}

function fromServer(row: AttemptHistoryRow): PastAttempt {
  const { _id, testId, status, totalScore, submittedAt } = row;
  return {
    attemptId: _id,
    title: testId.title,
    submittedAt: Date.parse(submittedAt),
    state: status === 'pending' ? 'held' : 'scored',
    score: totalScore === null ? null : { obtained: totalScore, total: testId.totalMarks },
    totalMarks: testId.totalMarks,
    accuracy: row.accuracy,
    seconds: row.totalTimeTaken,
  };
}

function fromDevice(row: AttemptRow, waits: boolean, stored: ResultRow | undefined): PastAttempt {
  const { attemptId, title, sealedAt, startedAt } = row;
  return {
    attemptId,
    title,
    submittedAt: sealedAt ?? startedAt,
    state: isGuests(row) ? 'try-out' : waits ? 'waiting' : 'pending',
    ...figuresIn(stored),
  };
}

type Figures = Pick<PastAttempt, 'score' | 'totalMarks' | 'accuracy' | 'seconds'>;

const UNKNOWN: Figures = { score: null, totalMarks: null, accuracy: null, seconds: null };

function figuresIn(row: ResultRow | undefined): Figures {
  const result = resultOf(row);
  if (result === null || result.status === 'pending') return UNKNOWN;
  const { totalScore, totalMarks, accuracy, timeSpent } = result;
  return { score: { obtained: totalScore, total: totalMarks }, totalMarks, accuracy, seconds: timeSpent };
}
