import { useSyncExternalStore } from 'react';
import { shownLanguage, subscribeToLanguage } from './catalogue.ts';
import type { Language } from './language.ts';

/**
 * The current language. Called by the app's root, which re-renders everything after a switch, and by every memoised
 * component that shows text.
 */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, shownLanguage);
}
