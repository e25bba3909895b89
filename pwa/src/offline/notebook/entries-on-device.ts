import type { ExamDatabase } from '../database/database.ts';
import { notebookUpToDateKey } from '../database/remove-fetched.ts';

export interface NotebookOnDevice {
  /** The signed-in user; null if signed out. */
  readonly userId: string | null;
  /** The user has entries that the server does not have yet. */
  readonly hasUnsent: boolean;
  /** NB3: when this device last synced with the server, epoch ms by the device's clock; null if it never did. */
  readonly upToDateAt: number | null;
}

/** NB3: the sync state of the signed-in user's notebook. */
export async function notebookOnDevice(database: ExamDatabase): Promise<NotebookOnDevice> {
  const session = await database.session.get('current');
  if (session === undefined || session.expired) return { userId: null, hasUnsent: false, upToDateAt: null };
  const userId = session.user._id;
  const count = await database.notebookEntries.where('unsentOf').equals(userId).limit(1).count();
  const row = await database.meta.get(notebookUpToDateKey(userId));
  return { userId, hasUnsent: count > 0, upToDateAt: (row?.value as number | undefined) ?? null };
}

export async function noteUpToDate(database: ExamDatabase, userId: string): Promise<void> {
  await database.meta.put({ key: notebookUpToDateKey(userId), value: database.edge.now() });
}
