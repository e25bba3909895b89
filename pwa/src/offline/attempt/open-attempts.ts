import type { AttemptRow, ExamDatabase } from '../database/database.ts';

// A module of its own, because every page needs to know of an exam in progress but few need the code that reads logs.

/** The user's open attempt at a paper, if any. */
export async function openAttemptOf(
  database: ExamDatabase,
  userId: string,
  testId: string,
): Promise<AttemptRow | undefined> {
  const rows = await database.attempts.where('[userId+testId]').equals([userId, testId]).toArray();
  return rows.find((row) => row.status === 'open');
}

/** All open attempts of a user, newest first. */
export async function openAttempts(database: ExamDatabase, userId: string): Promise<AttemptRow[]> {
  const rows = await database.attempts.where('[userId+status]').equals([userId, 'open']).toArray();
  return rows.sort((a, b) => b.startedAt - a.startedAt);
}
