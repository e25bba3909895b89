import { setImmediate } from 'node:timers/promises';
import type { PrepareSync } from '../features/attempts/hand-in/prepare-sync.ts';
import { FairQueue } from './fair-queue.ts';

/** Several of the largest hand-ins, bytes. */
const MOST_BYTES_WAITING = 8 * 1024 * 1024;
/**
 * How much is verified concurrently: dozens of typical hand-ins, so that they are committed together (a third of the
 * throughput), and large ones one at a time.
 */
const IN_HAND = { atOnce: 32, mostBytesRunning: 512 * 1024, mostBytesWaiting: MOST_BYTES_WAITING };

/** AC43: senders take turns. @param workers the number of threads. */
export function inTurn(prepare: PrepareSync, workers: number): PrepareSync {
  const { atOnce, mostBytesRunning } = IN_HAND;
  return by(
    new FairQueue({
      ...IN_HAND,
      atOnce: workers * atOnce,
      mostBytesRunning: workers * mostBytesRunning,
    }),
    prepare,
  );
}

/** As inTurn, for a thread that also answers calls. */
export function inTurnHere(prepare: PrepareSync): PrepareSync {
  return by(new FairQueue({ ...IN_HAND, pause: async () => void (await setImmediate()) }), prepare);
}

function by(queue: FairQueue, prepare: PrepareSync): PrepareSync {
  return (request) => queue.run(request.sender, request.body.length, () => prepare(request));
}
