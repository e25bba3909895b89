import type { AttemptRoom } from '../../offline/index.ts';
import { saveJson } from './save-json.ts';

/** AT3: saves the events that could not be written to disk as a file, with the ids of their attempt. */
export async function downloadUnsaved(room: AttemptRoom): Promise<void> {
  const { attemptId, userId, testId, packageVersion, ticket } = room.row;
  const events = room.unsavedEvents();
  await saveJson(`attempt-${attemptId}-unsaved.json`, () =>
    Promise.resolve({ attemptId, userId, testId, packageVersion, ticket, events }),
  );
}
