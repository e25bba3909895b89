import { probe, useConnection } from './connection.ts';

const PROBE_MS = 3000;

/**
 * Resolves as soon as the server answers, and says meanwhile what is known of the line: for what cannot be had without
 * it. A part of the app that is asked for while the server is away would fail for good.
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
