import { useEffect } from 'react';
import { loadPart } from '../../parts/index.ts';

/** LA5: a paper can be read in Hindi by somebody who has the app in English. @param languages tags of the paper's languages. */
export function usePaperFonts(languages: readonly string[]): void {
  const isInHindi = languages.includes('hi');
  useEffect(() => {
    // Without a network and never fetched before, the device shows what it can.
    if (isInHindi) void give().catch(() => undefined);
  }, [isInHindi]);
}

/** No part of the exam room's scripts: most devices and papers do without. */
async function give(): Promise<void> {
  const { giveDevanagari } = await loadPart(() => import('../../sentences/devanagari.ts'));
  await giveDevanagari();
}
