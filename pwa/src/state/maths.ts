import { create } from 'zustand';
import type { KeptFile } from '../offline/app-files/store-file.ts';
import { loadPart } from '../parts/index.ts';

const MATHS_ASSETS = '/maths-assets.json';
const MATHS_CACHE = 'maths';
/** ms. The student is waiting while the paper is being saved. */
const LONGEST_MS = 60_000;

/** Whether KaTeX and its fonts are on this device; 'unknown' until it was checked. */
export type MathsKept = 'unknown' | 'kept' | 'missing';

export const useMathsKept = create<{ readonly kept: MathsKept }>(() => ({ kept: 'unknown' }));

/**
 * PK4: makes sure that KaTeX and its fonts are on this device before a paper with maths counts as saved.
 * @throws Error if they are missing and cannot be fetched.
 */
export async function ensureMathsCached(): Promise<void> {
  // Without a worker (an insecure address) nothing is offline, and there is no cache to fill.
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return;
  const cache = await caches.open(MATHS_CACHE);
  const missing = await missingIn(cache);
  useMathsKept.setState({ kept: missing.length === 0 ? 'kept' : 'missing' });
  if (missing.length === 0) return;
  const { storeFiles } = await loadPart(() => import('../offline/app-files/store-file.ts'));
  const filled = await storeFiles(cache, missing, {
    mayGoOn: () => Promise.resolve(true),
    onStored: () => undefined,
    longestMs: LONGEST_MS,
  });
  if (filled !== 'complete') throw new Error('What sets formulas could not be stored.');
  useMathsKept.setState({ kept: 'kept' });
}

/** ST73: if KaTeX was saved on this device before, checks that it is still complete and fetches what is missing. */
export async function recheckMaths(): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(MATHS_CACHE))) return;
  try {
    await ensureMathsCached();
  } catch {
    useMathsKept.setState({ kept: 'missing' });
  }
}

async function missingIn(cache: Cache): Promise<KeptFile[]> {
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return (await mathsFiles()).filter(({ url }) => !there.has(url));
}

/** The list that the build writes: each file with its digest. */
async function mathsFiles(): Promise<KeptFile[]> {
  const response = await fetch(MATHS_ASSETS);
  if (!response.ok) throw new Error('The list of what sets formulas did not come.');
  const files = (await response.json()) as { url: string; integrity: string }[];
  return files.map((file) => ({ ...file, key: file.url }));
}
