import { useLayoutEffect } from 'react';

/**
 * Attributes of the root element that styles of the whole page depend on. `:root:has(…)` would be equivalent, but
 * makes the browser recalculate the page's styles whenever any element is added or removed.
 */
export type PageMark =
  | 'modal'
  | 'covered'
  | 'room'
  | 'docked'
  | 'nav'
  | 'launcher'
  | 'lower-bar'
  | 'rating-bar';

const shown = new Map<PageMark, number>();

function change(mark: PageMark, by: 1 | -1): void {
  const count = (shown.get(mark) ?? 0) + by;
  shown.set(mark, count);
  document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
}

/** @returns removes the mark; to be called once. */
export function markPage(mark: PageMark): () => void {
  change(mark, 1);
  return () => change(mark, -1);
}

/** Marks the page while the component is mounted and `isOn`. */
export function usePageMark(mark: PageMark, isOn = true): void {
  useLayoutEffect(() => (isOn ? markPage(mark) : undefined), [mark, isOn]);
}
