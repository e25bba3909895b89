import { syncTag, type SyncLoop } from '../offline/index.ts';
import { partOrNull } from './recovery/reload-for-part.ts';

/** SY2: drains the outbox and comes back when the next entry is due. @param force 'Sync now': whatever its back-off. */
export async function sync(force?: boolean): Promise<void> {
  // At once where it is there: whoever asks the worker in the same breath should find the page at it.
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
