import type { AttemptRow, ExamDatabase } from '../database/database.ts';

/**
 * SY6: of these attempts, those that another device went on with and that may still have to be handed in here: nothing
 * on this device says yet that the server has one.
 */
export async function stillMoved(
  database: ExamDatabase,
  attempts: readonly AttemptRow[],
): Promise<AttemptRow[]> {
  const moved = attempts.filter(({ status }) => status === 'moved');
  const receipts = await database.receipts.bulkGet(moved.map(({ attemptId }) => attemptId));
  return moved.filter((_attempt, index) => receipts[index] === undefined);
}

/** A user's, the newest first. */
export async function movedAttempts(database: ExamDatabase, userId: string): Promise<AttemptRow[]> {
  const rows = await database.attempts.where('[userId+status]').equals([userId, 'moved']).toArray();
  const still = await stillMoved(database, rows);
  return still.sort((a, b) => b.startedAt - a.startedAt);
}
