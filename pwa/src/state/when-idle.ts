/** For browsers that do not report idle time (Safari), milliseconds. */
const SURELY_STARTED_MS = 10_000;

/** Resolves when the browser has nothing else to do. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, SURELY_STARTED_MS);
  });
}
