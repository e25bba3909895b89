import type { Context } from '../../context.ts';
import type { Queries, Store } from '../../database/index.ts';
import { changesBetween, type LeaderboardChange, type Changes } from './changes.ts';
import { leaderboardRows, type LeaderboardAttempt, type LeaderboardRow } from './compute.ts';
import { demoRows } from './demo-leaderboard.ts';
import {
  addToLeaderboards,
  addToCounts,
  attemptsOf,
  changedStudents,
  clearChanges,
  dropRows,
  forgetDeleted,
  keepRows,
  listedOf,
  releaseHeld,
  rowsBefore,
} from './statements.ts';

/**
 * Changes per transaction. The more share it, the fewer pages are written for each (64 took half as much time again); a
 * concurrent hand-in waits for it, about 30 ms.
 */
const AT_ONCE = 256;

/**
 * SG6: takes the oldest changes and recomputes the standings of their students from all their attempts, so that repeating
 * it, also after another process, makes no difference.
 * @param atOnce changes per transaction. @returns whether there may be more.
 */
export function updateLeaderboards({ store, clock }: Context, atOnce = AT_ONCE): Promise<boolean> {
  return store.write(async (queries) => {
    await queries.lock('standings');
    // First, so that an attempt whose paper was edited after its release is not taken off the boards in between.
    await releaseHeld(store, queries, { now: clock.now() });
    const changed = await changedStudents(store, queries, { limit: atOnce });
    if (changed.length === 0) return false;
    const reasons = new Map(changed.map(({ userId, change }) => [userId, change]));
    const ids = JSON.stringify([...reasons.keys()]);
    // Cleared before reading: a change committed in between is read now, and again by the next run.
    await clearChanges(store, queries, { ids });
    const after = await rowsNow(store, queries, ids);
    const before = await rowsBefore(store, queries, { ids });
    await writeChanges(store, queries, changesBetween(before, after), {
      at: clock.now(),
      reasons: recountsOf(before, reasons),
    });
    if (changed.some(({ change }) => change === 'deletion')) await forgetDeleted(store, queries, { ids });
    return changed.length === atOnce;
  });
}

async function rowsNow(store: Store, queries: Queries, ids: string): Promise<LeaderboardRow[]> {
  const listed = new Map((await listedOf(store, queries, { ids })).map(({ id, isDemo }) => [id, isDemo]));
  const attempts = new Map<string, LeaderboardAttempt[]>();
  for (const attempt of await attemptsOf(store, queries, { ids })) {
    const own = attempts.get(attempt.userId);
    if (own !== undefined) own.push(attempt);
    else if (listed.has(attempt.userId)) attempts.set(attempt.userId, [attempt]);
  }
  return [...attempts].flatMap(([userId, own]) =>
    listed.get(userId) ? demoRows(own) : leaderboardRows(own),
  );
}

/** The boards on which a student is recounted, with the reason. A hand-in, or a student who hides, is no recount. */
function recountsOf(
  before: readonly LeaderboardRow[],
  reasons: ReadonlyMap<string, string | null>,
): Map<string, string> {
  const recounts = new Map<string, string>();
  for (const { userId, board } of before) {
    const reason = reasons.get(userId) ?? 'hand-in';
    if (reason !== 'hand-in' && reason !== 'listing') recounts.set(board, reason);
  }
  return recounts;
}

interface Recounts {
  readonly at: number;
  readonly reasons: ReadonlyMap<string, string>;
}

export async function writeChanges(
  store: Store,
  queries: Queries,
  { kept, gone, boards, counts }: Changes,
  recounts: Recounts,
): Promise<void> {
  const rows = (list: readonly unknown[]) => ({ rows: JSON.stringify(list) });
  if (kept.length > 0) await keepRows(store, queries, rows(kept.map(valuesOf)));
  if (gone.length > 0) await dropRows(store, queries, rows(gone.map(({ userId, board }) => [userId, board])));
  if (counts.size > 0) await addToCounts(store, queries, rows([...counts.values()]));
  const changes = [...boards.values()].map((change) => leaderboardValues(change, recounts));
  if (changes.length > 0) await addToLeaderboards(store, queries, rows(changes));
}

function valuesOf(row: LeaderboardRow): unknown[] {
  const { userId, board, score, figures, month, monthScore, monthFigures } = row;
  const { week, weekScore, weekFigures } = row;
  return [userId, board, score, figures, month, monthScore, monthFigures, week, weekScore, weekFigures];
}

function leaderboardValues(
  { board, period, students, total, tests }: LeaderboardChange,
  { at, reasons }: Recounts,
) {
  const reason = reasons.get(board) ?? null;
  return [board, period, students, total, tests, 1, reason === null ? null : at, reason];
}
