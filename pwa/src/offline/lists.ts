import type { ExamDatabase } from './database.ts';

export interface SeenList<T> {
  readonly value: T;
  /** When it came from the server, epoch milliseconds: shown as its age while offline. */
  readonly storedAt: number;
}

/** What anyone may see is kept under this owner. */
export const ANYONE = 'anyone';

/** A list as it was last seen online. */
export async function seenList<T>(
  database: ExamDatabase,
  userId: string,
  key: string,
): Promise<SeenList<T> | null> {
  const row = await database.lists.get([userId, key]);
  return row === undefined ? null : { value: row.value as T, storedAt: row.storedAt };
}

export async function keepList(
  database: ExamDatabase,
  userId: string,
  key: string,
  value: unknown,
): Promise<void> {
  await database.lists.put({ userId, key, value, storedAt: database.edge.now() });
}
