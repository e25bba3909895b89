import type { AttemptRoom } from '../../offline/index.ts';
import { saveJson } from './save-json.ts';

/** AT3: the events that the disk refused, with what identifies their attempt. */
export async function downloadUnsaved(room: AttemptRoom): Promise<void> {
  const { attemptId, userId, testId, packageVersion, ticket } = room.row;
  const events = room.unsavedEvents();
  await saveJson(`attempt-${attemptId}-unsaved.json`, () =>
    Promise.resolve({ attemptId, userId, testId, packageVersion, ticket, events }),
  );
}
