import type { ExamDatabase } from '../database/database.ts';

export interface UnsentEntries {
  /** Null where nobody is signed in. */
  readonly userId: string | null;
  /** Whether they have entries that the server does not have yet. */
  readonly some: boolean;
}

/** NB3: of whoever is signed in. */
export async function unsentEntries(database: ExamDatabase): Promise<UnsentEntries> {
  const session = await database.session.get('current');
  if (session === undefined || session.expired) return { userId: null, some: false };
  const userId = session.user._id;
  const count = await database.notebookEntries.where('unsentOf').equals(userId).limit(1).count();
  return { userId, some: count > 0 };
}
