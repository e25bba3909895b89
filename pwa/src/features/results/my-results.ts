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

/** A past attempt in the list. Null members are unknown on this device or not released yet. */
export interface PastAttempt {
  readonly attemptId: string;
  readonly title: string;
  /** Epoch ms, by the clock of the device that the exam was taken on. */
  readonly submittedAt: number;
  /**
   * `waiting`: not received by the server yet; `pending`: received, but its score has not been loaded here; `held`:
   * its score is released later (ST7); `try-out`: stays on this device (PK19).
   */
  readonly state: 'scored' | 'held' | 'pending' | 'waiting' | 'try-out';
  readonly score: { readonly obtained: number; readonly total: number } | null;
  readonly totalMarks: number | null;
  /** Percent. */
  readonly accuracy: number | null;
  /** Exam time used. */
  readonly seconds: number | null;
}

/** Prescribed by the product. */
const PAGE_SIZE = 10;

export interface MyResults {
  readonly attempts: readonly PastAttempt[];
  readonly list: Pick<
    SeenPages<unknown>,
    'loading' | 'loadingMore' | 'failure' | 'hasMore' | 'more' | 'retry' | 'storedAt'
  >;
}

/**
 * PK17: the server's list of the student's attempts, and the attempts on this device that it does not include yet.
 */
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
 * Attempts that wait to be sent come first, then the newest.
 * @param storedAt the time up to which the server's list is complete, epoch ms; null if none of it is on this device.
 */
export function withLocal(
  known: readonly PastAttempt[],
  here: readonly PastAttempt[],
  storedAt: number | null,
): PastAttempt[] {
  const ids = new Set(known.map(({ attemptId }) => attemptId));
  // An attempt received long ago is on a later page of the server's list.
  const isNews = ({ state, submittedAt }: PastAttempt) =>
    state !== 'pending' || submittedAt > (storedAt ?? 0);
  const news = here.filter((attempt) => !ids.has(attempt.attemptId) && isNews(attempt));
  const newest = [...news.filter((attempt) => !isWaiting(attempt)), ...distinct(known)].sort(byTime);
  return [...news.filter(isWaiting).sort(byTime), ...newest];
}

/**
 * In any other order or with a filter, only the server knows the position of its attempts, so only waiting ones are
 * added.
 */
export function withWaiting(known: readonly PastAttempt[], here: readonly PastAttempt[]): PastAttempt[] {
  const rows = distinct(known);
  const ids = new Set(rows.map(({ attemptId }) => attemptId));
  return [...here.filter((each) => isWaiting(each) && !ids.has(each.attemptId)).sort(byTime), ...rows];
}

const isWaiting = ({ state }: PastAttempt) => state === 'waiting';
const byTime = (a: PastAttempt, b: PastAttempt) => b.submittedAt - a.submittedAt;

/** A row that moved between two page requests is in both. */
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
