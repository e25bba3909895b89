import type { Context } from '../../context.ts';
import type { Timers } from '../../jobs/index.ts';
import { loggable } from '../../root-cause.ts';
import { oldestChange } from './queries.ts';
import { nextRelease } from './statements.ts';
import { updateLeaderboards } from './update-leaderboards.ts';

/** SG6 allows two seconds; changes in between are processed together. */
const EVERY_MS = 1000;

export interface LeaderboardKeeper {
  /** Stops checking, and waits for a running transaction. */
  stop(): Promise<void>;
}

interface KeeperEdge {
  readonly timers: Timers;
  readonly log: { error(details: object, sentence: string): void };
}

/** Updates the boards every second. Any number of processes may do so on one database. */
export function keepLeaderboards(context: Context, { timers, log }: KeeperEdge): LeaderboardKeeper {
  let running: Promise<void> | null = null;
  let stopped = false;
  const run = async () => {
    try {
      while (!stopped && (await areBehind(context)) && (await updateLeaderboards(context)));
    } catch (error) {
      log.error({ err: loggable(error) }, 'the boards could not be updated');
    }
    running = null;
  };
  const stopLooking = timers.every(EVERY_MS, () => void (running ??= run()));
  return {
    stop: async () => {
      stopped = true;
      stopLooking();
      await running;
    },
  };
}

/** A read does not occupy the writer, and mostly nothing has changed. */
async function areBehind({ store, clock }: Context): Promise<boolean> {
  if ((await oldestChange(store)) !== null) return true;
  const [next] = await nextRelease(store, store.read, {});
  return next !== undefined && (next.heldUntil ?? 0) <= clock.now();
}
