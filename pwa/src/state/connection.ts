import { create } from 'zustand';

interface Connection {
  /** The device has a network. Says nothing of the server: `navigator.onLine` stays true when only that is gone. */
  readonly network: boolean;
  /** The last call reached the server. */
  readonly server: boolean;
}

/** What is known of the line. It decides what the small sign says, never whether something is tried. */
export const useConnection = create<Connection>(() => ({ network: navigator.onLine, server: true }));

export function isOnline(connection: Connection): boolean {
  return connection.network && connection.server;
}

/** Every call's outcome tells whether the server is there. */
export function noteCall(result: { readonly ok: boolean; readonly kind?: string }): void {
  const server = result.ok || result.kind === 'refused';
  if (useConnection.getState().server !== server) useConnection.setState({ server });
}

export function watchConnection(): void {
  addEventListener('online', () => useConnection.setState({ network: true, server: true }));
  addEventListener('offline', () => useConnection.setState({ network: false }));
}
