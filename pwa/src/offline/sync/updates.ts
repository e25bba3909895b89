import { isAbandoned } from '../attempt/guest.ts';
import type { ExamDatabase } from '../database/database.ts';

/** The message by which a page asks the waiting worker to take over; `messageSkipWaiting` of workbox-window sends it. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** The tag of a Background Sync. Unique each time, because a repeated tag waits out the browser's own back-off. */
export function syncTag(now: number): string {
  return `${SYNC_TAG_PREFIX}${now}`;
}
export const SYNC_TAG_PREFIX = 'drain-outbox-';

/** SY9: whether an exam is in progress on this device. An abandoned try-out does not count. */
export async function anyAttemptOpen(database: ExamDatabase): Promise<boolean> {
  const now = database.edge.now();
  const open = database.attempts.where('status').equals('open');
  return (await open.and((row) => !isAbandoned(row, now)).count()) > 0;
}

/**
 * SY9: an update is never installed or activated during an exam on this device. A database that cannot be read counts
 * as an exam in progress, because waiting is harmless.
 */
export async function mayUpdate(database: ExamDatabase): Promise<boolean> {
  try {
    return !(await anyAttemptOpen(database));
  } catch {
    return false;
  }
}
