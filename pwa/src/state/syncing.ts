import { create } from 'zustand';
import { database, drain, syncTag, type DrainReport } from '../offline/index.ts';
import { noteCall } from './connection.ts';

interface Syncing {
  readonly running: boolean;
  readonly last: DrainReport | null;
}

export const useSyncing = create<Syncing>(() => ({ running: false, last: null }));

let timer: ReturnType<typeof setTimeout> | undefined;

/** SY2: drains the outbox and comes back when the next entry is due. @param force 'Sync now': whatever its back-off. */
export async function sync(force = false): Promise<void> {
  clearTimeout(timer);
  useSyncing.setState({ running: true });
  try {
    const report = await drain(database, force);
    if (report !== undefined) {
      useSyncing.setState({ last: report });
      if (report.accepted > 0) noteCall({ ok: true });
    }
    scheduleNext(report);
  } finally {
    useSyncing.setState({ running: false });
  }
}

/** While another tab or the worker drains, this one looks again in a moment. */
const LOOK_AGAIN_MS = 5_000;

function scheduleNext(report: DrainReport | undefined): void {
  if (report !== undefined && report.nextTryAt === null) return;
  const due = report?.nextTryAt ?? null;
  const delay = due === null ? LOOK_AGAIN_MS : Math.max(250, due - Date.now());
  timer = setTimeout(() => void sync(), delay);
}

/** SY2: on app start, when the network comes back, when the app is looked at, and by Background Sync. */
export function startSyncing(): void {
  void sync();
  addEventListener('online', () => void sync(true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sync();
  });
}

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** SY2: asks the browser to wake the worker when there is a network, also with the app closed, where it can. */
export async function askForBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const manager = (registration as { sync?: SyncManager } | undefined)?.sync;
  // Refused permission is no failure: the app drains by itself whenever it is open.
  await manager?.register(syncTag(Date.now())).catch(() => undefined);
}
