import { completeResults } from './complete-results.ts';
import type { ExamDatabase } from '../database/database.ts';
import { notebookOnDevice, noteUpToDate } from '../notebook/entries-on-device.ts';
import type { DrainReport } from './drain.ts';
import { drain } from './outbox.ts';
import { recheckReceipts, type Recheck } from './recheck.ts';

/** The tasks of the loop; the app passes the real ones. */
export interface SyncParts {
  drain(database: ExamDatabase, force: boolean): Promise<DrainReport | undefined>;
  recheck(database: ExamDatabase): Promise<Recheck>;
  /** @returns how many results still lack their questions. */
  complete(database: ExamDatabase): Promise<number>;
  /** NB3: pushes and pulls the notebook. @returns false if it has to be retried. */
  readonly notebook?: (database: ExamDatabase) => Promise<boolean>;
}

export interface SyncLoop {
  /** SY2: drains now and schedules the next entry that is due. @param force 'Sync now': ignores the back-off. */
  sync(force?: boolean): Promise<void>;
  stop(): void;
}

/** The loop's state, for screens. */
export interface SyncListener {
  onRunning?(running: boolean): void;
  onReport?(report: DrainReport): void;
  /** The disk failed; the entries are retried soon. */
  onFailure?(error: unknown): void;
}

/** While another tab or the worker drains, this one checks again soon, which is cheap. */
const LOCKED_MS = 1_000;
const DISK_FAILED_MS = 5_000;
const SOONEST_MS = 250;
/** SY10: how often the server is asked whether it still has the receipted attempts. */
export const RECHECK_INTERVAL_MS = 10 * 60_000;
const RECHECK_AFTER_FAILURE_MS = 60_000;
/** SY14: jitter, so that students who handed in together do not all request their questions at once. */
const COMPLETE_WITHIN_MS = 10_000;
const COMPLETE_AFTER_FAILURE_MS = 60_000;

export const REAL_PARTS: SyncParts = {
  drain: (database, force) => drain(database, force),
  recheck: recheckReceipts,
  complete: completeResults,
};

/** NB3: the minimum time between two pushes, so that the reviews of a session are sent together. */
const NOTEBOOK_GATHERS_MS = 15_000;
const NOTEBOOK_INTERVAL_MS = 5 * 60_000;
const NOTEBOOK_AFTER_FAILURE_MS = 60_000;

interface Timer {
  /** Monotonic, ms. */
  readonly due: number;
  readonly cancel: () => void;
}

/**
 * The only timer of a page: drains the outbox, completes results, rechecks receipts (SY10) and syncs the notebook.
 */
export function syncLoop(
  database: ExamDatabase,
  listener: SyncListener = {},
  parts: SyncParts = REAL_PARTS,
): SyncLoop {
  const { edge } = database;
  let timer: Timer | null = null;
  let stopped = false;
  // Monotonic, so that changes of the wall clock have no effect.
  let recheckAt = edge.mono();
  let completeAt = edge.mono();
  let notebookAt = edge.mono();
  /**
   * The earliest time of the next push of reviews: a while after the last push, so that reviews are batched, longer
   * if it failed.
   */
  let notebookFrom = edge.mono();
  let notebookOf: string | null = null;

  async function recheckIfDue(): Promise<boolean> {
    if (edge.mono() < recheckAt) return false;
    recheckAt = edge.mono() + RECHECK_AFTER_FAILURE_MS;
    const { asked, requeued } = await parts.recheck(database);
    if (asked) recheckAt = edge.mono() + RECHECK_INTERVAL_MS;
    return requeued > 0;
  }

  async function completeIfDue(hasAccepted: boolean): Promise<void> {
    if (edge.mono() >= completeAt) {
      const lacking = await parts.complete(database);
      completeAt = lacking === 0 ? Infinity : edge.mono() + COMPLETE_AFTER_FAILURE_MS;
    }
    if (hasAccepted) completeAt = Math.min(completeAt, edge.mono() + edge.random() * COMPLETE_WITHIN_MS);
  }

  const nextNotebook = (): number => (parts.notebook === undefined ? Infinity : notebookAt);

  async function notebookIfDue(): Promise<void> {
    if (parts.notebook === undefined) return;
    const { userId, hasUnsent, upToDateAt } = await notebookOnDevice(database);
    // A user who has just signed in may have a notebook on the server that is not on this device yet.
    // over.
    if (userId !== notebookOf) notebookAt = edge.mono() + restOfInterval(upToDateAt);
    if (hasUnsent) notebookAt = Math.min(notebookAt, notebookFrom);
    notebookOf = userId;
    if (edge.mono() < notebookAt) return;
    const isDone = await parts.notebook(database);
    if (isDone && userId !== null) await noteUpToDate(database, userId);
    notebookFrom = edge.mono() + (isDone ? NOTEBOOK_GATHERS_MS : NOTEBOOK_AFTER_FAILURE_MS);
    notebookAt = isDone ? edge.mono() + NOTEBOOK_INTERVAL_MS : notebookFrom;
  }

  /**
   * Milliseconds until the next pull, so that reopening the app often does not cause more requests than keeping it
   * open.
   */
  function restOfInterval(upToDateAt: number | null): number {
    if (upToDateAt === null) return 0;
    const rest = upToDateAt + NOTEBOOK_INTERVAL_MS - edge.now();
    // After the clock was set back the interval would be too long; pull now.
    return rest > NOTEBOOK_INTERVAL_MS ? 0 : Math.max(0, rest);
  }

  async function drainAndRecheck(force: boolean): Promise<number> {
    const report = await parts.drain(database, force);
    if (report === undefined) return LOCKED_MS;
    listener.onReport?.(report);
    if (force) completeAt = notebookAt = notebookFrom = edge.mono();
    if (report.nextTryAt !== null) return Math.max(SOONEST_MS, report.nextTryAt - edge.now());
    await completeIfDue(report.accepted > 0);
    const again = await recheckIfDue();
    await notebookIfDue();
    const next = Math.min(recheckAt, completeAt, nextNotebook()) - edge.mono();
    return again ? SOONEST_MS : Math.max(SOONEST_MS, next);
  }

  function cancel(): void {
    timer?.cancel();
    timer = null;
  }

  /**
   * Keeps the earlier timer: a run blocked by a low-priority request must not postpone a wake-up scheduled meanwhile.
   */
  function comeBackIn(delay: number): void {
    const due = edge.mono() + delay;
    if (timer !== null && timer.due <= due) return;
    cancel();
    timer = { due, cancel: edge.later(delay, () => void sync()) };
  }

  async function sync(force = false): Promise<void> {
    cancel();
    if (stopped) return;
    listener.onRunning?.(true);
    let delay = DISK_FAILED_MS;
    try {
      delay = await drainAndRecheck(force);
    } catch (error) {
      listener.onFailure?.(error);
    }
    // Also after a failure: the loop runs as long as the page does.
    if (!stopped) comeBackIn(delay);
    listener.onRunning?.(false);
  }

  const stop = (): void => {
    stopped = true;
    cancel();
  };
  return { sync, stop };
}
