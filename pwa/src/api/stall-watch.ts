import type { DeviceEdge } from './edge.ts';

/** The code of a call that was aborted because it hung while the server answered others. */
export const STALLED = 'STALLED';

/** What a usable line and a busy server need for an answer, milliseconds. */
const ROUND_TRIP_MS = 5_000;
/** Bytes per millisecond (kB/s) of a poor 2G line: what is assumed at first. */
const SLOW_LINE = 8;
const MOST_HALVINGS = 6;
const PROBE_PAUSE_MS = 1_000;

/**
 * How long a call may take before it is suspected to hang, milliseconds. Each time that it was given up, the line is
 * taken for half as fast, so that a slow upload gets through in the end; a short call does not wait longer for it.
 * @param bytes size of the body.
 * @param stalls how often in a row the same call has been given up.
 */
export function patienceMs(bytes: number, stalls: number): number {
  return ROUND_TRIP_MS + (bytes / SLOW_LINE) * 2 ** Math.min(stalls, MOST_HALVINGS);
}

export interface StallWatch {
  /** Aborted when the call is to be given up, or when its timeout is over. */
  readonly signal: AbortSignal;
  /** It was aborted because it hung. */
  readonly hasStalled: boolean;
  /** To be called when the call has ended. */
  end(): void;
}

/**
 * Watches one call. A connection of which the other end is gone (half-open) brings neither answer nor error, also when
 * the line is long back; so once the patience is over the server is asked for a sign of life beside the call, and where
 * it answers the call is given up.
 * @param timeout ends the call in any case.
 * @param answers asks the server; ends early when its signal is aborted.
 */
export function watchForStall(
  edge: DeviceEdge,
  patience: number,
  timeout: AbortSignal,
  answers: (signal: AbortSignal) => Promise<boolean>,
): StallWatch {
  const call = new AbortController();
  const probes = new AbortController();
  let hasStalled = false;
  let cancel = edge.later(patience, () => void probe());

  async function probe(): Promise<void> {
    const isThere = await answers(probes.signal);
    if (probes.signal.aborted) return;
    hasStalled = isThere;
    if (isThere) call.abort();
    else cancel = edge.later(PROBE_PAUSE_MS, () => void probe());
  }

  const onTimeout = (): void => call.abort();
  timeout.addEventListener('abort', onTimeout, { once: true });
  const end = (): void => {
    timeout.removeEventListener('abort', onTimeout);
    cancel();
    probes.abort();
  };
  return {
    signal: call.signal,
    get hasStalled() {
      return hasStalled;
    },
    end,
  };
}
