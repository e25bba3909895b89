import { type RefObject, useEffect, useState } from 'react';

/** So far before it comes into sight a question is set. */
const AHEAD = '100%';

const tellers = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;
let watched = 0;

/** One observer for all lines of the page, whose scrolling box is the dialog. */
function watch(element: Element, near: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) tellers.get(target)?.();
    },
    { root: element.closest('dialog'), rootMargin: AHEAD },
  );
  tellers.set(element, near);
  observer.observe(element);
  watched += 1;
  return () => {
    observer?.unobserve(element);
    watched -= 1;
    if (watched > 0) return;
    observer?.disconnect();
    observer = null;
  };
}

/** False until the element first comes near to the screen: three hundred questions are not set at once. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return undefined;
    return watch(element.current, () => setIsNear(true));
  }, [element, isNear]);
  return isNear;
}
