import { database, syncLoop } from '../offline/index.ts';
import { noteCall, probe } from './connection.ts';
import { useSyncing } from './sync-state.ts';

/** The page's one loop. In a part of its own: nobody needs it to see the first screen. */
export const pageSyncLoop = syncLoop(database, {
  onRunning: (running) => useSyncing.setState({ running }),
  onReport: (last) => {
    useSyncing.setState({ last });
    if (last.accepted > 0) noteCall({ ok: true });
    // It may be the line, or this one attempt: the sign should tell which.
    else if (last.waiting > 0) void probe();
  },
  onFailure: (error) => reportError(error),
});
