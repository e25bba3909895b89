import type { ExamDatabase } from './database.ts';

/** Sorts after every other string of an index. */
export const LAST = '\uffff';

/** Whether this user is signed in. In a transaction on the session, the user stays so until it ends. */
export async function isSignedInAs({ session }: ExamDatabase, userId: string): Promise<boolean> {
  return (await session.get('current'))?.user._id === userId;
}

/** The tables that `removeFetched` writes. */
export function fetchedTables(database: ExamDatabase) {
  const { results, seenAnswers, notebookEntries, notebookCards, notebookQuestions, notebookImages } =
    database;
  return [
    results,
    seenAnswers,
    notebookEntries,
    notebookCards,
    notebookQuestions,
    notebookImages,
    database.meta,
  ];
}

/**
 * AC54: removes what the server sends again after the next login: results, answers that were seen, and the notebook
 * except for entries that the server does not have. Attempts with their logs and receipts stay (SY10). To be called in a
 * transaction on `fetchedTables`.
 */
export async function removeFetched(database: ExamDatabase, userId: string): Promise<void> {
  const { results, seenAnswers, notebookEntries, notebookCards, notebookQuestions, notebookImages, meta } =
    database;
  await results.where('userId').equals(userId).delete();
  await seenAnswers.where('[owner+key]').between([userId, ''], [userId, LAST]).delete();
  await notebookEntries
    .where(':id')
    .between([userId, ''], [userId, LAST])
    .and(({ unsentOf, refusedOf }) => unsentOf === undefined && refusedOf === undefined)
    .delete();
  for (const table of [notebookCards, notebookQuestions])
    await table.where(':id').between([userId, ''], [userId, LAST]).delete();
  await notebookImages.where('[userId+url]').between([userId, ''], [userId, LAST]).delete();
  // The notebook is read from its beginning again.
  await meta.bulkDelete([notebookCursorKey(userId), notebookUpToDateKey(userId)]);
}

/** How far the device has read the notebook's data of the server. */
export const notebookCursorKey = (userId: string): string => `notebook ${userId}`;
/** When the notebook was last synced. */
export const notebookUpToDateKey = (userId: string): string => `notebook-up-to-date ${userId}`;
