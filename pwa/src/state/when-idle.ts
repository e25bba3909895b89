/** A browser that waits for the network is idle too; by then the first page has what it needs, milliseconds. */
const STARTED_MS = 4_000;

/**
 * Resolves when the page has started and the browser, where it tells that, has nothing else to do.
 * @param afterMs 0 where the page has started for certain.
 */
export function idle(afterMs = STARTED_MS): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
      else resolve(undefined);
    }, afterMs);
  });
}
