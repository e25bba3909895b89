/** What tells the app of the network and of its tab. React has listeners of its own, and adds them once for all files. */
const HEARD_BY_APP = new Set(['online', 'offline', 'visibilitychange', 'pagehide', 'storage']);

/**
 * Files share a window. The app's modules of a file that is over would go on sending what they have to send whenever
 * a later file says that the network is back.
 * @returns removes what has listened to the window and the document since.
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
