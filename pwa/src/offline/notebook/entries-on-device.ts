import type { ExamDatabase } from '../database/database.ts';

export interface NotebookOnDevice {
  /** Whoever is signed in; null where nobody is. */
  readonly userId: string | null;
  /** Whether they have entries that the server does not have yet. */
  readonly hasUnsent: boolean;
  /** NB3: when this device was last up to date with the server, epoch ms by its own clock; null if it never was. */
  readonly upToDateAt: number | null;
}

const upToDateKey = (userId: string): string => `notebook-up-to-date ${userId}`;

/** NB3: of whoever is signed in. */
export async function notebookOnDevice(database: ExamDatabase): Promise<NotebookOnDevice> {
  const session = await database.session.get('current');
  if (session === undefined || session.expired) return { userId: null, hasUnsent: false, upToDateAt: null };
  const userId = session.user._id;
  const count = await database.notebookEntries.where('unsentOf').equals(userId).limit(1).count();
  const row = await database.meta.get(upToDateKey(userId));
  return { userId, hasUnsent: count > 0, upToDateAt: (row?.value as number | undefined) ?? null };
}

export async function noteUpToDate(database: ExamDatabase, userId: string): Promise<void> {
  await database.meta.put({ key: upToDateKey(userId), value: database.edge.now() });
}
