import { database, handInBody, type AttemptRoom } from '../../offline/index.ts';
import { saveTextAsFile } from '../../state/index.ts';
import { useToasts } from '../../ui/index.ts';

/** SY5: a handed-in attempt's text as a file. Nothing is deleted by it. */
export async function saveAttemptAsFile(attemptId: string): Promise<void> {
  await saveAsFile(`attempt-${attemptId}.json`, () => handInBody(database, attemptId));
}

/** AT3: the events that the disk refused, with what identifies their attempt. */
export async function downloadUnsaved(room: AttemptRoom): Promise<void> {
  const { attemptId, userId, testId, packageVersion, ticket } = room.row;
  const events = room.unsavedEvents();
  await saveAsFile(`attempt-${attemptId}-unsaved.json`, () =>
    Promise.resolve({ attemptId, userId, testId, packageVersion, ticket, events }),
  );
}

async function saveAsFile(name: string, content: () => Promise<unknown>): Promise<void> {
  try {
    saveTextAsFile(name, JSON.stringify(await content(), null, 2));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    useToasts.getState().show({ tone: 'bad', text: `The file could not be made. ${why}` });
  }
}
