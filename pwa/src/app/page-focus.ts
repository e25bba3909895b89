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

/**
 * While a page's part is being fetched, React keeps the page before it in the document, hidden. Asked of the styles
 * alone: its place would have the whole page laid out in the middle of React's work.
 */
function visibleHeading(main: HTMLElement): HTMLElement | null {
  return [...main.querySelectorAll('h1')].find(isVisible) ?? null;
}

/** Safari before 17.4 can only use the position. */
function isVisible(heading: HTMLElement): boolean {
  const { checkVisibility }: Partial<HTMLElement> = heading;
  return checkVisibility === undefined ? heading.getClientRects().length > 0 : heading.checkVisibility();
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
