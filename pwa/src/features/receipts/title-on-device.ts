import type { Receipt } from '@exam/shared-schema/attempt';
import { ownRow, type ExamDatabase } from '../../offline/index.ts';

/** The title of a receipt's paper, if the attempt or the paper is on this device; a receipt has only ids. */
export async function titleOnDevice(
  database: ExamDatabase,
  { attemptId, testId }: Receipt,
  userId: string | null,
): Promise<string | undefined> {
  if (userId === null) return undefined;
  const attempt = ownRow(await database.attempts.get(attemptId), userId);
  if (attempt !== undefined) return attempt.title;
  const saved = await database.packages.where('[userId+testId]').equals([userId, testId]).first();
  return saved?.content.title;
}
