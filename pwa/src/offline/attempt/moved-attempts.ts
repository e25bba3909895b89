import type { AttemptRow, ExamDatabase } from '../database/database.ts';

/**
 * SY6: the attempts that another device continued and that may still have to be handed in from here, because this
 * device has no receipt for them.
 */
export async function stillMoved(
  database: ExamDatabase,
  attempts: readonly AttemptRow[],
): Promise<AttemptRow[]> {
  const moved = attempts.filter(({ status }) => status === 'moved');
  const receipts = await database.receipts.bulkGet(moved.map(({ attemptId }) => attemptId));
  return moved.filter((_attempt, index) => receipts[index] === undefined);
}

/** The moved attempts of a user, newest first. */
export async function movedAttempts(database: ExamDatabase, userId: string): Promise<AttemptRow[]> {
  const rows = await database.attempts.where('[userId+status]').equals([userId, 'moved']).toArray();
  const still = await stillMoved(database, rows);
  return still.sort((a, b) => b.startedAt - a.startedAt);
}
