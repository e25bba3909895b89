import type { Context } from '../../context.ts';
import type { Timers } from '../../jobs/index.ts';
import { loggable } from '../../root-cause.ts';
import { oldestChange } from './board-queries.ts';
import { updateBoards } from './update-boards.ts';

/** SG6 allows two seconds; what gathers in between is computed together. */
const EVERY_MS = 1000;

export interface BoardKeeper {
  /** Stops looking, and waits for the transaction that runs. */
  stop(): Promise<void>;
}

interface KeeperEdge {
  readonly timers: Timers;
  readonly log: { error(details: object, sentence: string): void };
}

/** Brings the boards up to date every second. Any number of processes may do so on one database. */
export function keepBoards(context: Context, { timers, log }: KeeperEdge): BoardKeeper {
  let running: Promise<void> | null = null;
  let stopped = false;
  const run = async () => {
    try {
      while (!stopped && (await areBehind(context)) && (await updateBoards(context)));
    } catch (error) {
      log.error({ err: loggable(error) }, 'the boards could not be brought up to date');
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

/** Looking costs the writer nothing, and mostly there is nothing to do. */
async function areBehind({ store }: Context): Promise<boolean> {
  return (await oldestChange(store)) !== null;
}
