import { useEffect } from 'react';
import { loadPart } from '../../parts/index.ts';

/**
 * LA5: loads the Devanagari font for a paper with Hindi, even if the app is in English.
 * @param languages tags of the paper's languages.
 */
export function usePaperFonts(languages: readonly string[]): void {
  const isInHindi = languages.includes('hi');
  useEffect(() => {
    // If the font cannot be loaded, the device's own fonts are used.
    if (isInHindi) void give().catch(() => undefined);
  }, [isInHindi]);
}

/** Loaded lazily, because most devices and papers do not need it. */
async function give(): Promise<void> {
  const { giveDevanagari } = await loadPart(() => import('../../sentences/devanagari.ts'));
  await giveDevanagari();
}
