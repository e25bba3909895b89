const STORED = 'prep-scroll';
/** A list that comes from the network may grow this long before its place is given up. */
const LONGEST_WAIT_MS = 3_000;

// The browser would restore the position before the page's content has loaded.
history.scrollRestoration = 'manual';

const places = read();

addEventListener('pagehide', () => sessionStorage.setItem(STORED, JSON.stringify(places)));

/** A browser that refuses storage remembers until the page is closed. */
function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Notes how far a page is scrolled. @returns what ends it. */
export function rememberScroll(page: string): () => void {
  const note = () => (places[page] = Math.round(scrollY));
  addEventListener('scroll', note, { passive: true });
  return () => removeEventListener('scroll', note);
}

/**
 * Puts a page where it was left, or at its top. Content that is still coming is waited for, unless the person scrolls.
 * @param back the page is come back to. @returns what ends the waiting.
 */
export function restoreScroll(content: HTMLElement, page: string, back: boolean): () => void {
  const place = back ? (places[page] ?? 0) : 0;
  scrollTo(0, place);
  if (place === 0) return () => undefined;
  const observer = new ResizeObserver(() => {
    scrollTo(0, place);
    if (Math.abs(scrollY - place) <= 1) end();
  });
  const timer = setTimeout(end, LONGEST_WAIT_MS);
  function end(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ['wheel', 'touchstart', 'keydown'] as const) removeEventListener(event, end);
  }
  for (const event of ['wheel', 'touchstart', 'keydown'] as const) {
    addEventListener(event, end, { passive: true });
  }
  observer.observe(content);
  return end;
}
