import { probe, useConnection } from './connection.ts';

const PROBE_MS = 3000;

/**
 * Resolves as soon as the server answers; each probe updates the connection state meanwhile. For resources that are
 * not available offline: a module requested while the server is unreachable would fail permanently.
 */
export async function whenReachable(signal?: AbortSignal): Promise<void> {
  while (!(await answers())) {
    if (signal?.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
    if (signal?.aborted) return;
  }
}

async function answers(): Promise<boolean> {
  await probe();
  return useConnection.getState().server;
}
