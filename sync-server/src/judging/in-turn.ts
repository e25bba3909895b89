import { setImmediate } from 'node:timers/promises';
import type { PrepareSync } from '../features/attempts/prepare-sync.ts';
import { FairQueue } from './fair-queue.ts';

/** Several of the largest hand-ins, bytes. */
const MOST_BYTES_WAITING = 8 * 1024 * 1024;
/** Each waits for the database in between where that is elsewhere. */
const HERE_AT_ONCE = 16;

/** AC43: hand-ins are judged for their senders in turn. @param atOnce as many as whoever judges keeps busy with. */
export function inTurn(prepare: PrepareSync, atOnce: number): PrepareSync {
  const queue = new FairQueue({ atOnce, mostBytesWaiting: MOST_BYTES_WAITING });
  return (request) => queue.run(request.sender, request.body.length, () => prepare(request));
}

/** As inTurn, where the thread that judges has calls to answer as well. */
export function inTurnHere(prepare: PrepareSync): PrepareSync {
  const pause = async () => void (await setImmediate());
  const queue = new FairQueue({ atOnce: HERE_AT_ONCE, mostBytesWaiting: MOST_BYTES_WAITING, pause });
  return (request) => queue.run(request.sender, request.body.length, () => prepare(request));
}
