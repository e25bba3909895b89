import { database } from '../../offline/index.ts';
import { partOrNull } from '../recovery/reload-for-part.ts';

/** For browsers that do not report idle time (Safari), milliseconds. */
const SURELY_STARTED_MS = 10_000;

/** Removes what was seen long ago, when the browser has nothing else to do. Call it once at start. */
export function pruneWhenIdle(): void {
  // What could not be removed now is removed at the next start.
  const prune = () => void loadAndPrune().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(prune);
  else setTimeout(prune, SURELY_STARTED_MS);
}

async function loadAndPrune(): Promise<void> {
  const part = await partOrNull(() => import('../../offline/database/prune-seen.ts'));
  await part?.pruneSeen(database);
}
