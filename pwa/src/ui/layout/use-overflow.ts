import { type RefObject, useEffect, useState } from 'react';

/** Whether the element's content is wider or higher than it. Watched only while `watches` holds. */
export function useOverflow(ref: RefObject<HTMLElement | null>, watches = true): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !watches || typeof ResizeObserver === 'undefined') return;
    const look = () =>
      setOverflows(
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      );
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref, watches]);
  return overflows;
}
