import { create } from 'zustand';
import { ASK_APP_FILES, type AppFilesAnswer, type AppFilesQuestion } from '../offline/index.ts';

/** Whether the app itself is cached completely on this device, as reported by its worker. */
export type AppKept =
  /** Not checked yet. */
  | { readonly status: 'unknown' }
  | { readonly status: 'kept' }
  /** Not complete yet; `files` is null until the worker has reported. */
  | { readonly status: 'fetching'; readonly files: AppFilesAnswer | null }
  /** `insecure`: the address is not https; `browser`: service workers are missing or not allowed. */
  | { readonly status: 'impossible'; readonly why: 'insecure' | 'browser' };

/** ST73: 'kept' is set only after an active worker has reported a complete precache. */
export const useAppKept = create<AppKept>(() => ({ status: 'unknown' }));

export function noteAppKept(kept: AppKept): void {
  useAppKept.setState(kept, true);
}

/**
 * Asks the worker whether its precache is complete. The worker fetches missing files and reports its progress in several
 * answers, whereas workbox-window's `messageSW` takes only one.
 * @param thorough also verifies the content of every file.
 */
export async function askAppKept(thorough: boolean): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined) return;
  const worker = registration.active ?? registration.installing;
  if (worker === null) return noteAppKept({ status: 'fetching', files: null });
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => noteAnswer(data as AppFilesAnswer, worker === registration.active);
  worker.postMessage({ type: ASK_APP_FILES, thorough } satisfies AppFilesQuestion, [port2]);
}

function noteAnswer(files: AppFilesAnswer, isActive: boolean): void {
  const isKept = isActive && files.kept === files.total;
  noteAppKept(isKept ? { status: 'kept' } : { status: 'fetching', files });
}
