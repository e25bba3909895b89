import { useLayoutEffect } from 'react';

/**
 * What the whole page's style depends on, as an attribute of the root while it is shown. `:root:has(…)` would say the
 * same, but then the browser styles the whole page again with every element that comes or goes anywhere in it.
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

/** @returns takes the mark away again; to be called once. */
export function markPage(mark: PageMark): () => void {
  change(mark, 1);
  return () => change(mark, -1);
}

/** Marks the page while the component is shown and `isOn`. */
export function usePageMark(mark: PageMark, isOn = true): void {
  useLayoutEffect(() => (isOn ? markPage(mark) : undefined), [mark, isOn]);
}
