import { type RefObject, useEffect, useState } from 'react';

const waiting = new Set<() => void>();

/** All at once with the next frame: a look at each change would cost a layout each. */
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
 * Whether the element's content is wider or higher than it, also where the content comes or changes later (a diagram
 * whose typesetter is still being loaded). Watched only while `watches` holds.
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
    // An observer's first call comes with the layout; to ask for it here would cost one of its own.
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
