/**
 * Events about the network and the tab that the app listens to. React's own listeners are added once for all files
 * and have to stay.
 */
const HEARD_BY_APP = new Set(['online', 'offline', 'visibilitychange', 'pagehide', 'storage']);

/**
 * Test files share a window. Without this, the app's modules of a finished file would keep sending data whenever a
 * later file fires 'online'.
 * @returns removes all listeners added to window and document since.
 */
export function endListening(): () => void {
  const ends = [globalThis, document].map(recordListeners);
  return () => ends.forEach((end) => end());
}

function recordListeners(target: EventTarget): () => void {
  const add = target.addEventListener;
  const removals: (() => void)[] = [];
  target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
    add.apply(target, args);
    if (HEARD_BY_APP.has(args[0])) removals.push(() => target.removeEventListener(...args));
  };
  return () => {
    target.addEventListener = add;
    removals.forEach((remove) => remove());
  };
}
