import { type RefObject, useEffect, useState } from 'react';

interface Watch {
  readonly observer: IntersectionObserver;
  readonly near: Map<Element, () => void>;
}

/** One observer per scroll container. */
const watches = new Map<Element | null, Watch>();

function watchOf(box: Element | null): Watch {
  const known = watches.get(box);
  if (known !== undefined) return known;
  const near = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) near.get(target)?.();
    },
    { root: box, rootMargin: '100%' },
  );
  const watch = { observer, near };
  watches.set(box, watch);
  return watch;
}

function watchUntilNear(element: Element, box: Element | null, onNear: () => void): () => void {
  const { observer, near } = watchOf(box);
  near.set(element, onNear);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    near.delete(element);
    if (near.size > 0) return;
    observer.disconnect();
    watches.delete(box);
  };
}

/**
 * False until the element first comes within one container height of the visible area, so that hundreds of questions
 * or a very long answer are not rendered at once.
 * @param box the selector of the scroll container.
 */
export function useIsNear(element: RefObject<Element | null>, box: string): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return undefined;
    return watchUntilNear(element.current, element.current.closest(box), () => setIsNear(true));
  }, [element, box, isNear]);
  return isNear;
}
