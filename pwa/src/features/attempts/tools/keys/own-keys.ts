import { useSyncExternalStore } from 'react';

/** ST21: single-key shortcuts interfere with speech input and switch devices, so they can be disabled. */
const KEY = 'examKeys';
const changed = new EventTarget();

export function areOwnKeysOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

export function switchOwnKeys(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  changed.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

export function useOwnKeys(): boolean {
  return useSyncExternalStore(subscribe, areOwnKeysOn);
}
