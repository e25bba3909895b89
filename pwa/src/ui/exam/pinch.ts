interface Pinch {
  readonly start: () => void;
  /** The current distance of the fingers relative to the initial one. */
  readonly scale: (factor: number) => void;
}

/**
 * Listens for two-finger gestures on the element. One finger scrolls as usual; with two fingers the page itself does
 * not zoom.
 * @returns removes the listeners.
 */
export function pinch(element: HTMLElement, { start, scale }: Pinch): () => void {
  let apart = 0;
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: false };
  element.addEventListener(
    'touchstart',
    (event) => {
      apart = distance(event.touches);
      if (apart > 0) start();
    },
    options,
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      const now = distance(event.touches);
      if (apart === 0 || now === 0) return;
      event.preventDefault();
      scale(now / apart);
    },
    options,
  );
  return () => stop.abort();
}

/** The distance of the first two fingers, pixels; 0 if there are not two. */
function distance(touches: TouchList): number {
  const [first, second] = [touches[0], touches[1]];
  if (first === undefined || second === undefined) return 0;
  return Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
}
