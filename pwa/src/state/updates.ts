import { useLiveQuery } from 'dexie-react-hooks';
import type { Workbox } from 'workbox-window';
import { create } from 'zustand';
import { anyAttemptOpen, database, mayUpdate } from '../offline/index.ts';

interface Updates {
  /** A new version waits to be switched on. */
  readonly waiting: boolean;
}

export const useUpdates = create<Updates>(() => ({ waiting: false }));

/** SY9: nothing is asked while anybody's attempt is open on this device; the answer would do nothing either. */
export function useUpdateOffered(): boolean {
  const waiting = useUpdates((state) => state.waiting);
  const examOpen = useLiveQuery(() => anyAttemptOpen(database), [], true);
  return waiting && !examOpen;
}

let workbox: Workbox | undefined;

/** Registers the worker and looks for updates; never asks and never switches during an exam (SY9). */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { Workbox } = await import('workbox-window');
  workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => useUpdates.setState({ waiting: true }));
  await workbox.register();
}

/** SY9: an update that was refused during the exam is looked for again once it is sealed. */
export async function lookForUpdate(): Promise<void> {
  // Without a network there is none to be found; the next start looks again.
  await workbox?.update().catch(() => undefined);
}

/** Switches to the waiting version and reloads, unless an exam is open by now. */
export async function applyUpdate(): Promise<void> {
  if (workbox === undefined || !(await mayUpdate(database))) return;
  workbox.addEventListener('controlling', () => location.reload());
  workbox.messageSkipWaiting();
}
