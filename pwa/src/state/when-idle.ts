/** ms. A browser that waits for the network counts as idle too; after this time the first page has what it needs. */
const STARTED_MS = 4_000;

/**
 * Resolves when the page has started and the browser is idle, where it reports that.
 * @param afterMs 0 if the page has certainly started.
 */
export function idle(afterMs = STARTED_MS): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
      else resolve(undefined);
    }, afterMs);
  });
}
