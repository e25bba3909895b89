/** The document of the app in the worker's cache. */
const DOCUMENT = '/index.html';
/** The worker answers the plain address from its cache. */
const PAST_THE_WORKER = `${DOCUMENT}?renewed`;

/**
 * AC8: the worker serves the app's document with the headers that were stored with it. If the server was set up for
 * payments since, its policy does not allow the provider's hosts yet. Stores the document again, with its current
 * headers, for the next reload; only if its content is the same, because another one belongs to other files.
 */
export async function renewDocument(): Promise<void> {
  const fresh = await fetch(PAST_THE_WORKER, { cache: 'reload' });
  if (!fresh.ok) return;
  const content = await fresh.clone().text();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (new URL(request.url).pathname !== DOCUMENT) continue;
      const stored = await cache.match(request);
      if ((await stored?.text()) === content) await cache.put(request, fresh.clone());
    }
  }
}
