import { useLiveQuery } from 'dexie-react-hooks';
import { create } from 'zustand';
import { anyAttemptOpen, database, mayUpdate } from '../offline/index.ts';
import { noteAppKept } from './app-kept.ts';
import { recheckMaths } from './maths.ts';
import { partOrNull } from './recovery/reload-for-part.ts';
import type { WorkerLife } from './worker-life.ts';

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

/** SY9: an update that was refused during the exam is looked for again once it is sealed. */
export async function lookForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Without a network there is none to be found; the next start looks again.
  await registration?.update().catch(() => undefined);
}

/** Switches to the waiting version and reloads, unless an exam is open by now. */
export async function applyUpdate(): Promise<void> {
  if (await mayUpdate(database)) await workerLife?.takeUpdate();
}
