import { useLiveQuery } from 'dexie-react-hooks';
import { create } from 'zustand';
import { anyAttemptOpen, database, mayUpdate } from '../offline/index.ts';
import { noteAppKept } from './app-kept.ts';
import { recheckMaths } from './maths.ts';
import { partOrNull } from './recovery/reload-for-part.ts';
import type { WorkerLife } from './worker-life.ts';

interface Updates {
  /** A new version is waiting to be activated. */
  readonly waiting: boolean;
}

export const useUpdates = create<Updates>(() => ({ waiting: false }));

/** SY9: no update is offered during an exam on this device, when it could not be applied either. */
export function useUpdateOffered(): boolean {
  const waiting = useUpdates((state) => state.waiting);
  const examOpen = useLiveQuery(() => anyAttemptOpen(database), [], true);
  return waiting && !examOpen;
}

let workerLife: WorkerLife | undefined;

/** Registers the worker and looks for updates; never asks and never switches during an exam (SY9). */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV)
    return noteAppKept({ status: 'impossible', why: isSecureContext ? 'browser' : 'insecure' });
  void recheckMaths();
  const part = await partOrNull(() => import('./worker-life.ts'), { patient: true });
  if (part === null) return;
  workerLife = new part.WorkerLife(() => useUpdates.setState({ waiting: true }));
  workerLife.begin();
}

/** SY9: an update that was refused during the exam is checked for again after the seal. */
export async function lookForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Without a network there is no update to find; the next start checks again.
  await registration?.update().catch(() => undefined);
}

/** Activates the waiting version and reloads, unless an exam is in progress. */
export async function applyUpdate(): Promise<void> {
  if (await mayUpdate(database)) await workerLife?.takeUpdate();
}
