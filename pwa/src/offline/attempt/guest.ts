import type { AttemptRow, ExamDatabase } from '../database/database.ts';
import { GUEST } from '../database/own-row.ts';

/*
 * PK19: the try-out is sat with no account, under a user id that no account can have. Its log is never sent: it has no
 * outbox entry, its ticket is not signed by a server, and its clock never asks one. After registering, or logging in, the
 * attempt is shown to that account on this device. The log and the paper stay the guest's: the log's head covers its user.
 */

/** After this time an open try-out no longer blocks an update of the app (SY9), ms. */
const ABANDONED_MS = 30 * 60_000;

/** Whether the attempt was made without an account. */
export function isGuests({ userId }: Pick<AttemptRow, 'userId'>): boolean {
  return userId === GUEST;
}

/** A try-out left open for too long. */
export function isAbandoned(row: Pick<AttemptRow, 'userId' | 'startedAt'>, now: number): boolean {
  return isGuests(row) && Math.abs(now - row.startedAt) > ABANDONED_MS;
}

/** The attempts shown to a user as their own, including those made as a guest. @param userId null if signed out. */
export async function attemptsOf(
  database: ExamDatabase,
  userId: string | null,
  status: AttemptRow['status'],
): Promise<AttemptRow[]> {
  const byUser = (id: string) => database.attempts.where('[userId+status]').equals([id, status]);
  const own = userId === null ? [] : await byUser(userId).toArray();
  const guests = await byUser(GUEST)
    .and(({ claimedBy }) => (claimedBy ?? null) === userId)
    .toArray();
  return [...own, ...guests].sort((a, b) => b.startedAt - a.startedAt);
}
