import { useEffect, type RefObject } from 'react';
import { useLocation, useSearch } from 'wouter';
import { restoreScroll, rememberScroll } from './scroll-memory.ts';

/** The same in every language. */
export const PRODUCT = 'Prep';

type Arrival = 'first' | 'push' | 'replace' | 'pop';

/** How the current page was reached; the router reports it by events on the window. */
let arrival: Arrival = 'first';
/** The last page shown, kept even while the exam room fills the screen. */
let shown: string | null = null;

for (const [event, how] of [
  ['pushState', 'push'],
  ['replaceState', 'replace'],
  ['popstate', 'pop'],
] as const) {
  addEventListener(event, () => (arrival = how));
}

/**
 * After a page change: sets the document's title, focuses the heading (which a screen reader then reads), and scrolls
 * to the top, or to the previous position on a return.
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
    const left = document.activeElement;
    const look = () => {
      const heading = visibleHeading(element);
      if (heading === null) return;
      document.title = titleOf(heading);
      if (wantsFocus) wantsFocus = !focusHeading(heading, element, left);
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    look();
    const isBack = isFirst ? wasHere() : arrival === 'pop';
    // A newly opened document is already at its top, and scrolling would force an early layout.
    const endRestoring = isArrival || (isFirst && isBack) ? restoreScroll(element, page, isBack) : undefined;
    const endRemembering = rememberScroll(page);
    return () => {
      observer.disconnect();
      endRestoring?.();
      endRemembering();
    };
  }, [main, pathname, page]);
}

/** Whether the document itself was reloaded or returned to. */
function wasHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** The style that React sets on a hidden page while the module of the next one is being loaded. */
const HIDDEN_BY_REACT = '[style*="display: none"]';

/**
 * Checks React's attribute, because asking the browser for visibility would force it to compute the styles of the
 * whole page during React's work, on every page change.
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

/**
 * Unless the new page has focused its first field itself.
 * @param left what was focused on the page before; while it is still there, that page is still shown.
 * @returns false to look again after the next change.
 */
function focusHeading(heading: HTMLElement, main: HTMLElement, left: Element | null): boolean {
  const focused = document.activeElement;
  if (focused !== null && focused !== main && main.contains(focused)) return focused !== left;
  if (document.querySelector('dialog[open]') !== null) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
