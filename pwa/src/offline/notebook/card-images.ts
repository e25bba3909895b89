import type { ExamDatabase, NotebookQuestionRow } from '../database/database.ts';
import { isSignedInAs } from '../database/remove-fetched.ts';

/** How many questions are processed per batch. */
const MOST_AT_ONCE = 30;
const TIMEOUT_MS = 20_000;

/** NB8: downloads the images of cards. @returns false if the network failed. */
export async function fetchCardImages(database: ExamDatabase, userId: string): Promise<boolean> {
  for (;;) {
    const lacking = database.notebookQuestions.where('lacksImagesOf').equals(userId);
    const rows = await lacking.limit(MOST_AT_ONCE).toArray();
    if (rows.length === 0) return true;
    for (const row of rows) {
      for (const url of imagesOf(row)) if (!(await fetchImage(database, userId, url))) return false;
      await database.notebookQuestions.where(':id').equals([userId, row.questionId]).modify(unmark);
    }
  }
}

function unmark(row: NotebookQuestionRow): void {
  delete row.lacksImagesOf;
}

function imagesOf({ question, set }: NotebookQuestionRow): string[] {
  return [question.diagramUrl, set?.diagramUrl].filter((url): url is string => url !== undefined);
}

/** An image that the server does not have is skipped: the card keeps its text. */
async function fetchImage(database: ExamDatabase, userId: string, url: string): Promise<boolean> {
  if ((await database.notebookImages.get([userId, url])) !== undefined) return true;
  try {
    const answer = await database.edge.fetch(url, { signal: database.edge.timeout(TIMEOUT_MS) });
    if (answer.status >= 500) return false;
    if (answer.ok) await keepImage(database, { userId, url, blob: await answer.blob() });
    return true;
  } catch {
    return false;
  }
}

/** Not for a user who has signed out meanwhile (AC54). */
async function keepImage(
  database: ExamDatabase,
  row: { readonly userId: string; readonly url: string; readonly blob: Blob },
): Promise<void> {
  const { notebookImages, session } = database;
  await database.transaction('rw', notebookImages, session, async () => {
    if (await isSignedInAs(database, row.userId)) await notebookImages.put(row);
  });
}
