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

/** A past attempt as the list shows it. */
export interface PastAttempt {
  readonly attemptId: string;
  readonly title: string;
  /** Epoch milliseconds, by the clock of the device that it was sat on. */
  readonly submittedAt: number;
  /** `waiting`: not received by the server yet; `try-out`: stays on this device (PK19). */
  readonly state: 'scored' | 'pending' | 'waiting' | 'try-out';
  /** Null where it is not known here. */
  readonly score: { readonly obtained: number; readonly total: number } | null;
}

const PAGE_SIZE = 20;

export interface MyResults {
  /** The newest first. */
  readonly attempts: readonly PastAttempt[];
  readonly list: Pick<
    SeenPages<unknown>,
    'loading' | 'loadingMore' | 'failure' | 'hasMore' | 'more' | 'retry' | 'storedAt'
  >;
}

/** PK17: what the server has of the student's attempts, and what of this device it does not have yet. */
export function useMyResults(userId: string): MyResults {
  const list = useSeenPages(myAttempts, { query: { limit: PAGE_SIZE } });
  const here = useLiveQuery(() => submittedHere(userId), [userId], []);
  const known = list.pages.flatMap(({ data }) => data);
  return { attempts: withLocal(known.map(fromServer), here, list.storedAt), list };
}

async function submittedHere(userId: string): Promise<PastAttempt[]> {
  const rows = await attemptsOf(database, userId, 'sealed');
  const waiting = new Set(await database.outbox.where('userId').equals(userId).primaryKeys());
  const results = await database.results.bulkGet(rows.map(({ attemptId }) => attemptId));
  return rows.map((row, index) => fromDevice(row, waiting.has(row.attemptId), scoreIn(results[index])));
}

/** @param storedAt up to when the server's list is complete, epoch milliseconds; null where nothing of it is here. */
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
  return [...news, ...known].sort((a, b) => b.submittedAt - a.submittedAt);
}

function fromServer(row: AttemptHistoryRow): PastAttempt {
  const { _id, testId, status, totalScore, submittedAt } = row;
  return {
    attemptId: _id,
    title: testId.title,
    submittedAt: Date.parse(submittedAt),
    state: status,
    score: totalScore === null ? null : { obtained: totalScore, total: testId.totalMarks },
  };
}

function scoreIn(row: ResultRow | undefined): PastAttempt['score'] {
  const result = resultOf(row);
  if (result === null || result.status === 'pending') return null;
  return { obtained: result.totalScore, total: result.totalMarks };
}

function fromDevice(row: AttemptRow, isWaiting: boolean, score: PastAttempt['score']): PastAttempt {
  const { attemptId, title, sealedAt, startedAt } = row;
  return {
    attemptId,
    title,
    submittedAt: sealedAt ?? startedAt,
    state: isGuests(row) ? 'try-out' : isWaiting ? 'waiting' : 'pending',
    score,
  };
}
