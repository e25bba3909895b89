import { handInResultSchema, type HandInResult } from '@exam/shared-schema/contract';
import type { ExamDatabase, ResultRow } from '../database/database.ts';

/**
 * A result as this version of the app reads it. A result that another version stored and that does not match the
 * schema counts as missing: the screen shows what the receipt proves or what the device marked itself, until the
 * server has sent the result again.
 */
export function resultOf(row: ResultRow | undefined): HandInResult | null {
  const parsed = handInResultSchema.safeParse(row?.result);
  return parsed.success ? parsed.data : null;
}

/** SY6: whether another log of the attempt was scored; read from what any version of the app has stored. */
export function isSuperseded(row: ResultRow | undefined): boolean {
  const flags: unknown = (row?.result as Partial<HandInResult> | undefined)?.flags;
  return Array.isArray(flags) && flags.includes('superseded');
}

/** PK18: results of a user that came to this device and were not opened yet, the newest first. */
export async function unopenedResults(database: ExamDatabase, userId: string): Promise<ResultRow[]> {
  const rows = await database.results.where('unopenedBy').equals(userId).toArray();
  return rows.sort((a, b) => b.storedAt - a.storedAt);
}

/** PK18: somebody looks at the page of a result. */
export async function noteOpened(database: ExamDatabase, attemptId: string, userId: string): Promise<void> {
  await database.results
    .where('attemptId')
    .equals(attemptId)
    .and((row) => row.unopenedBy === userId)
    .modify((row) => {
      delete row.unopenedBy;
    });
}
