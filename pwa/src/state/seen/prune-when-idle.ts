import { database } from '../../offline/index.ts';
import { partOrNull } from '../recovery/reload-for-part.ts';
import { idle } from '../when-idle.ts';

/** Prunes the cached answers when the browser is idle. To be called once at start. */
export function pruneWhenIdle(): void {
  // What cannot be removed now is removed at the next start.
  void idle()
    .then(loadAndPrune)
    .catch(() => undefined);
}

async function loadAndPrune(): Promise<void> {
  const part = await partOrNull(() => import('../../offline/database/prune-seen.ts'));
  await part?.pruneSeen(database);
}
