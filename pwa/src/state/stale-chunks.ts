const RELOADED = 'prep-reloaded-for-chunk';
/** A deploy that is broken fails again at once; the next deploy comes later. */
const NOT_AGAIN_MS = 60_000;

/**
 * A page of an old build may ask for a part that a deploy has taken away, once its worker was replaced from another
 * tab. Everything of worth is in Dexie, so the page is simply loaded anew; not twice in a row, or a broken deploy would
 * loop.
 */
export function reloadOnStaleChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < NOT_AGAIN_MS) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}
