import { useEffect, type RefObject } from 'react';
import { useLocation, useSearch } from 'wouter';
import { restoreScroll, rememberScroll } from './scroll-memory.ts';

/** The same in every language. */
export const PRODUCT = 'Prep';

type Arrival = 'first' | 'push' | 'replace' | 'pop';

/** How the page that is shown now was come to; the router says so by events on the window. */
let arrival: Arrival = 'first';
/** The page that was shown last, also while the exam room had the screen. */
let shown: string | null = null;

for (const [event, how] of [
  ['pushState', 'push'],
  ['replaceState', 'replace'],
  ['popstate', 'pop'],
] as const) {
  addEventListener(event, () => (arrival = how));
}

/**
 * After a change of page: its title is the document's, its heading has the focus (which is what a screen reader then
 * speaks), and it stands at its top, or where it was left if it is come back to.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const [pathname] = useLocation();
  const search = useSearch();
  const page = search === '' ? pathname : `${pathname}?${search}`;

  useEffect(() => {
    const element = main.current;
    if (element === null) return undefined;
    const samePath = shown?.split('?')[0] === pathname;
    const isArrival = shown !== null && shown !== page && !(arrival === 'replace' && samePath);
    const isFirst = shown === null;
    shown = page;
    let wantsFocus = isArrival;
    const look = () => {
      const heading = visibleHeading(element);
      if (heading === null) return;
      document.title = titleOf(heading);
      if (wantsFocus) focusHeading(heading, element);
      wantsFocus = false;
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    look();
    const isBack = isFirst ? wasHere() : arrival === 'pop';
    // A newly opened document is at its top: scrolling there would force a layout too early.
    const endRestoring = isArrival || (isFirst && isBack) ? restoreScroll(element, page, isBack) : undefined;
    const endRemembering = rememberScroll(page);
    return () => {
      observer.disconnect();
      endRestoring?.();
      endRemembering();
    };
  }, [main, pathname, page]);
}

/** The document itself was reloaded or returned to. */
function wasHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** Around a page that React keeps in the document, hidden, while the part of the next one is being fetched. */
const HIDDEN_BY_REACT = '[style*="display: none"]';

/**
 * Told by the attribute that React sets: asking the browser whether it is visible would have it compute the styles of the
 * whole page in the middle of React's work, with every change of the page.
 */
function visibleHeading(main: HTMLElement): HTMLElement | null {
  return (
    [...main.querySelectorAll('h1')].find((heading) => heading.closest(HIDDEN_BY_REACT) === null) ?? null
  );
}

function titleOf(heading: HTMLElement): string {
  const words = heading.textContent?.trim() ?? '';
  return words === '' ? PRODUCT : `${words} · ${PRODUCT}`;
}

/** Unless the new page has taken the focus itself, to its first field. */
function focusHeading(heading: HTMLElement, main: HTMLElement): void {
  const focused = document.activeElement;
  if (focused !== null && focused !== main && main.contains(focused)) return;
  if (document.querySelector('dialog[open]') !== null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
