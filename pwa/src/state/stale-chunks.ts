const RELOADED = 'prep-reloaded-for-chunk';

/**
 * A page of an old build may ask for a part that a deploy has taken away, once its worker was replaced from another
 * tab. Everything of worth is in Dexie, so the page is simply loaded anew; once, or a broken deploy would loop.
 */
export function reloadOnStaleChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(RELOADED) !== null) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, '1');
    location.reload();
  });
}
