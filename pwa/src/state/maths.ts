const MATHS_ASSETS = '/maths-assets.json';
const MATHS_CACHE = 'maths';

/**
 * PK4: makes sure that KaTeX and its fonts are on this device before a paper with maths counts as saved.
 * @throws Error where they are not there and cannot be fetched.
 */
export async function ensureMathsCached(): Promise<void> {
  // Without a worker (an insecure address) nothing is offline, and there is no cache to fill.
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return;
  const response = await fetch(MATHS_ASSETS);
  const urls = (await response.json()) as string[];
  const cache = await caches.open(MATHS_CACHE);
  const missing = await Promise.all(
    urls.map(async (url) => ((await cache.match(url)) === undefined ? url : null)),
  );
  await cache.addAll(missing.filter((url) => url !== null));
}
