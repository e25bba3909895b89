import type { DeviceEdge } from './edge.ts';

/** The code of a call that was aborted because it hung while the server answered other calls. */
export const STALLED = 'STALLED';

/** ms. The time for an answer on a usable line from a busy server. */
const ROUND_TRIP_MS = 5_000;
/** Bytes per ms (kB/s) of a poor 2G line: the initial assumption. */
const SLOW_LINE = 8;
const MOST_HALVINGS = 6;
const PROBE_PAUSE_MS = 1_000;

/**
 * How long a call may take before it is suspected to hang, ms. After each abort the line is assumed to be half as
 * fast, so that a slow upload gets through eventually; short calls are hardly affected.
 * @param bytes size of the body.
 * @param stalls how often in a row the same call has been aborted.
 */
export function patienceMs(bytes: number, stalls: number): number {
  return ROUND_TRIP_MS + (bytes / SLOW_LINE) * 2 ** Math.min(stalls, MOST_HALVINGS);
}

export interface StallWatch {
  /** Aborted when the call has to be given up or its timeout is over. */
  readonly signal: AbortSignal;
  /** The call was aborted because it hung. */
  readonly hasStalled: boolean;
  /** To be called when the call has ended. */
  end(): void;
}

/**
 * Watches one call. A half-open connection delivers neither an answer nor an error, even long after the network is
 * back. So once the patience is over, the server is probed beside the call; if it answers the probe, the call is
 * aborted.
 * @param timeout ends the call in any case.
 * @param answers probes the server; ends early when its signal is aborted.
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
