/** For browsers that do not report idle time (Safari), milliseconds. */
const SURELY_STARTED_MS = 10_000;

/** Runs something once, when the browser has nothing else to do. @returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(run);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(run, SURELY_STARTED_MS);
  return () => clearTimeout(timer);
}
