import { type RefObject, useEffect, useState } from 'react';

const waiting = new Set<() => void>();

/** Batched into the next frame, because measuring after each change would force a layout each time. */
function lookSoon(look: () => void): void {
  if (waiting.size === 0)
    requestAnimationFrame(() => {
      const looks = [...waiting];
      waiting.clear();
      for (const each of looks) each();
    });
  waiting.add(look);
}

/**
 * Whether the element's content overflows it, also after later changes (such as a diagram whose renderer is still
 * loading). Observes only while `watches` is true.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>, watches = true): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !watches || typeof ResizeObserver === 'undefined') return;
    const look = () =>
      setOverflows(
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      );
    const sizes = new ResizeObserver(look);
    // The observer's first callback comes with the layout; measuring here would force one.
    const watchChildren = () => {
      for (const child of element.children) sizes.observe(child);
    };
    const content = new MutationObserver(() => {
      watchChildren();
      lookSoon(look);
    });
    sizes.observe(element);
    watchChildren();
    content.observe(element, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
      waiting.delete(look);
    };
  }, [ref, watches]);
  return overflows;
}
