import { reloadOnce } from './reload-once.ts';

/**
 * A page of an old build may ask for a part that a deploy has taken away, once its worker was replaced from another
 * tab: the page is loaded anew.
 */
export function reloadOnStaleChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (reloadOnce('chunk')) event.preventDefault();
  });
}
