import { database, REAL_PARTS, syncLoop, type SyncListener, type SyncParts } from '../offline/index.ts';
import { noteCall, probe } from './connection.ts';
import { partOrNull } from './recovery/reload-for-part.ts';
import { useSyncing } from './sync-state.ts';

const listener: SyncListener = {
  onRunning: (running) => useSyncing.setState({ running }),
  onReport: (last) => {
    useSyncing.setState({ last });
    if (last.accepted > 0) noteCall({ ok: true });
    // The network or only this attempt may have failed; the probe lets the indicator show which.
    else if (last.waiting > 0) void probe();
  },
  onFailure: (error) => reportError(error),
};

const parts: SyncParts = {
  ...REAL_PARTS,
  // Loaded lazily, because a page that only hands in does not need the notebook's scheduler.
  notebook: async (of) => {
    const part = await partOrNull(() => import('../offline/notebook/sync-notebook.ts'));
    return part?.syncNotebook(of) ?? false;
  },
};

/** The page's only loop, in a lazy part, because the first screen does not need it. */
export const pageSyncLoop = syncLoop(database, listener, parts);
