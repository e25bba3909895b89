import { useEffect } from 'react';
import { giveDevanagari } from '../../sentences/devanagari.ts';

/** LA5: a paper can be read in Hindi by somebody who has the app in English. @param languages tags of the paper's languages. */
export function usePaperFonts(languages: readonly string[]): void {
  const isInHindi = languages.includes('hi');
  useEffect(() => {
    // Without a network and never fetched before, the device shows what it can.
    if (isInHindi) void giveDevanagari().catch(() => undefined);
  }, [isInHindi]);
}
