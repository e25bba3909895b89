import { database } from '../../offline/index.ts';
import { partOrNull } from '../recovery/reload-for-part.ts';
import { idle } from '../when-idle.ts';

/** Removes what was seen long ago, when the browser has nothing else to do. Call it once at start. */
export function pruneWhenIdle(): void {
  // What could not be removed now is removed at the next start.
  void idle()
    .then(loadAndPrune)
    .catch(() => undefined);
}

async function loadAndPrune(): Promise<void> {
  const part = await partOrNull(() => import('../../offline/database/prune-seen.ts'));
  await part?.pruneSeen(database);
}
