import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'prep-theme';
const listeners = new Set<() => void>();
/** Used until the page is closed if the browser refuses storage. */
let unstored: Theme | null = null;

/** The user's choice; 'system' if there is none or the browser refuses storage. */
function getTheme(): Theme {
  if (unstored !== null) return unstored;
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Applies the theme at once, and stores it where the browser allows it. */
export function setTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
    unstored = null;
  } catch {
    unstored = theme;
  }
  applyTheme(theme);
  for (const listener of listeners) listener();
}

/** Called before the first paint (`before-paint.ts`), so that a dark page never flashes light. */
export function applyTheme(theme: Theme = getTheme()): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}

/** Whether the page is dark, by the user's choice or the system's. */
function isDark(): boolean {
  const shown = document.documentElement.dataset['theme'];
  return shown === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : shown === 'dark';
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, getTheme);
}
