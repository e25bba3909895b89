import { completeResults } from './complete-results.ts';
import type { ExamDatabase } from '../database/database.ts';
import type { DrainReport } from './drain.ts';
import { drain } from './outbox.ts';
import { recheckReceipts, type Recheck } from './recheck.ts';

/** What the loop is made of; the app takes the real ones. */
export interface SyncParts {
  drain(database: ExamDatabase, force: boolean): Promise<DrainReport | undefined>;
  recheck(database: ExamDatabase): Promise<Recheck>;
  /** @returns how many results still lack their questions. */
  complete(database: ExamDatabase): Promise<number>;
}

export interface SyncLoop {
  /** SY2: drains now, and comes back when the next entry is due. @param force 'Sync now': whatever its back-off. */
  sync(force?: boolean): Promise<void>;
  stop(): void;
}

/** What the screens may want to know of it. */
export interface SyncListener {
  onRunning?(running: boolean): void;
  onReport?(report: DrainReport): void;
  /** The disk failed. What waits is tried again in a moment. */
  onFailure?(error: unknown): void;
}

/** While another tab or the worker drains, this one looks again: a look costs next to nothing. */
const LOCKED_MS = 1_000;
const DISK_FAILED_MS = 5_000;
const SOONEST_MS = 250;
/** SY10: how often the server is asked whether it still has what it receipted. */
export const RECHECK_INTERVAL_MS = 10 * 60_000;
const RECHECK_AFTER_FAILURE_MS = 60_000;
/** SY14: a hall that handed in together does not ask for its questions together. */
const COMPLETE_WITHIN_MS = 10_000;
const COMPLETE_AFTER_FAILURE_MS = 60_000;

const REAL_PARTS: SyncParts = {
  drain: (database, force) => drain(database, force),
  recheck: recheckReceipts,
  complete: completeResults,
};

interface Timer {
  /** By the monotonic clock. */
  readonly due: number;
  readonly cancel: () => void;
}

/** The one timer of a page: hands in what waits, and asks now and then for what a restored server may lack (SY10). */
export function syncLoop(
  database: ExamDatabase,
  listener: SyncListener = {},
  parts: SyncParts = REAL_PARTS,
): SyncLoop {
  const { edge } = database;
  let timer: Timer | null = null;
  let stopped = false;
  // Monotonic: a clock that the user moves neither stops the asking nor hurries it.
  let recheckAt = edge.mono();
  let completeAt = edge.mono();

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

  async function drainAndRecheck(force: boolean): Promise<number> {
    const report = await parts.drain(database, force);
    if (report === undefined) return LOCKED_MS;
    listener.onReport?.(report);
    if (force) completeAt = edge.mono();
    if (report.nextTryAt !== null) return Math.max(SOONEST_MS, report.nextTryAt - edge.now());
    await completeIfDue(report.accepted > 0);
    const again = await recheckIfDue();
    const next = Math.min(recheckAt, completeAt) - edge.mono();
    return again ? SOONEST_MS : Math.max(SOONEST_MS, next);
  }

  function cancel(): void {
    timer?.cancel();
    timer = null;
  }

  /** The soonest counts: a look that hung over something that can wait knows nothing of what was handed in meanwhile. */
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
    // Also after a failure: nothing may end the loop while the page lives.
    if (!stopped) comeBackIn(delay);
    listener.onRunning?.(false);
  }

  const stop = (): void => {
    stopped = true;
    cancel();
  };
  return { sync, stop };
}
