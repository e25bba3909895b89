import type { AttemptRow, ExamDatabase } from '../database/database.ts';

// Apart from what reads logs: every page asks whether an exam is in progress, and few need the rest.

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
