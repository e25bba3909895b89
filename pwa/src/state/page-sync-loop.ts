import { database, syncLoop } from '../offline/index.ts';
import { noteCall, probe } from './connection.ts';
import { useSyncing } from './sync-state.ts';

/** The page's only loop, in a lazy part, because the first screen does not need it. */
export const pageSyncLoop = syncLoop(database, {
  onRunning: (running) => useSyncing.setState({ running }),
  onReport: (last) => {
    useSyncing.setState({ last });
    if (last.accepted > 0) noteCall({ ok: true });
    // It may be the network or only this attempt; the indicator should show which.
    else if (last.waiting > 0) void probe();
  },
  onFailure: (error) => reportError(error),
});
