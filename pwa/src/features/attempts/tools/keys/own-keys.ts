import { useSyncExternalStore } from 'react';

/** ST21: single-key shortcuts disturb who speaks to the device or types with a stick, so they can be switched off. */
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
