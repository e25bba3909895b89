import { syncTag, type SyncLoop } from '../offline/index.ts';
import { partOrNull } from './recovery/reload-for-part.ts';

/** SY2: drains the outbox and schedules the next due entry. @param force 'Sync now': ignores the back-off. */
export async function sync(force?: boolean): Promise<void> {
  // Synchronous once the loop is loaded, so that the page starts to drain before a worker that the caller wakes next.
  loop ??= await (loading ??= loadLoop());
  await loop?.sync(force);
}

let loop: SyncLoop | undefined;
/** Shared by all callers while it is loading. */
let loading: Promise<SyncLoop | undefined> | undefined;

async function loadLoop(): Promise<SyncLoop | undefined> {
  const part = await partOrNull(() => import('./page-sync-loop.ts'), { patient: true });
  loading = undefined;
  return part?.pageSyncLoop;
}

/** SY2: syncs on app start, when the network returns, when the app becomes visible, and by Background Sync. */
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

/** SY2: where supported, asks the browser to wake the worker when there is a network, even if the app is closed. */
export async function askForBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const manager = (registration as { sync?: SyncManager } | undefined)?.sync;
  // A denied permission is not a failure: the app drains whenever it is open.
  await manager?.register(syncTag(Date.now())).catch(() => undefined);
}
