import { healthz } from '@exam/shared-schema/contract';
import { create } from 'zustand';
import { callApi } from '../api/index.ts';

interface Connection {
  /**
   * The device has a network. This does not cover the server: `navigator.onLine` stays true if only the server is
   * unreachable.
   */
  readonly network: boolean;
  /** The last call reached the server. */
  readonly server: boolean;
}

/** What is known about the connection. It determines what the indicator shows, never whether a request is tried. */
export const useConnection = create<Connection>(() => ({ network: navigator.onLine, server: true }));

export function isOnline(connection: Connection): boolean {
  return connection.network && connection.server;
}

/** The outcome of every call shows whether the server is reachable. */
export function noteCall(result: { readonly ok: boolean; readonly kind?: string }): void {
  const server = result.ok || result.kind === 'refused';
  if (useConnection.getState().server !== server) useConnection.setState({ server });
}

/** Calls the listener whenever the connection returns. @returns a function that stops it. */
export function onReconnect(listener: () => void): () => void {
  return useConnection.subscribe((now, before) => {
    if (isOnline(now) && !isOnline(before)) listener();
  });
}

const SOONEST_PROBE_MS = 2_000;
const LATEST_PROBE_MS = 60_000;
const PROBE_TIMEOUT_MS = 5_000;

export function watchConnection(): void {
  addEventListener('online', () => useConnection.setState({ network: true, server: true }));
  addEventListener('offline', () => useConnection.setState({ network: false }));
  useConnection.subscribe((now, before) => {
    if (before.server && !now.server) probeLater(SOONEST_PROBE_MS);
  });
  document.addEventListener('visibilitychange', () => void probeIfGone());
}

/**
 * While the server is unreachable it is polled with growing pauses: a page that makes no calls would not notice its
 * return otherwise. Jitter keeps many devices from polling at the same moment.
 */
function probeLater(delayMs: number): void {
  const next = async () => {
    await probeIfGone();
    if (!useConnection.getState().server) probeLater(Math.min(LATEST_PROBE_MS, delayMs * 2));
  };
  setTimeout(() => void next(), delayMs * (0.75 + Math.random() / 2));
}

async function probeIfGone(): Promise<void> {
  const { server, network } = useConnection.getState();
  if (!server && network && document.visibilityState === 'visible') await probe();
}

/** Polls the server's health. */
export async function probe(): Promise<void> {
  noteCall(await callApi(healthz, {}, { timeoutMs: PROBE_TIMEOUT_MS, priority: 'low' }));
}
