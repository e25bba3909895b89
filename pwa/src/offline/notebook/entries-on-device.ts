import type { ExamDatabase } from '../database/database.ts';

/** Whether whoever is signed in has entries that the server does not have yet. */
export async function hasUnsent(database: ExamDatabase): Promise<boolean> {
  const session = await database.session.get('current');
  if (session === undefined || session.expired) return false;
  return (await database.notebookEntries.where('unsentOf').equals(session.user._id).limit(1).count()) > 0;
}
