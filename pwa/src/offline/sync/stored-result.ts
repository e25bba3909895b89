import { handInResultSchema, type HandInResult } from '@exam/shared-schema/contract';
import type { ExamDatabase, ResultRow } from '../database/database.ts';

/**
 * PK14: a stored result, parsed. A result that another version of the app stored and that does not match the schema
 * counts as missing: until the server has sent it again, the screen shows the receipt or the device's own result.
 */
export function resultOf(row: ResultRow | undefined): HandInResult | null {
  const parsed = handInResultSchema.safeParse(row?.result);
  return parsed.success ? parsed.data : null;
}

/** SY6: whether another log of the attempt was scored. Reads the result of any app version. */
export function isSuperseded(row: ResultRow | undefined): boolean {
  const flags: unknown = (row?.result as Partial<HandInResult> | undefined)?.flags;
  return Array.isArray(flags) && flags.includes('superseded');
}

/** PK18: results of a user that arrived on this device and were not opened yet, newest first. */
export async function unopenedResults(database: ExamDatabase, userId: string): Promise<ResultRow[]> {
  const rows = await database.results.where('unopenedBy').equals(userId).toArray();
  return rows.sort((a, b) => b.storedAt - a.storedAt);
}

/** PK18: records that the user has opened a result. */
export async function noteOpened(database: ExamDatabase, attemptId: string, userId: string): Promise<void> {
  await database.results
    .where('attemptId')
    .equals(attemptId)
    .and((row) => row.unopenedBy === userId)
    .modify((row) => {
      delete row.unopenedBy;
    });
}
