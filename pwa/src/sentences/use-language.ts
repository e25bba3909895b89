import { useSyncExternalStore } from 'react';
import { shownLanguage, subscribeToLanguage } from './catalogue.ts';
import type { Language } from './language.ts';

/**
 * The language that is shown. The root of the app calls it, so that everything renders again in another; so does every
 * component that is memoized and says something.
 */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, shownLanguage);
}
