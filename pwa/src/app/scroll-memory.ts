const STORED = 'prep-scroll';
/** How long to wait for a list to grow to the stored position, ms. */
const LONGEST_WAIT_MS = 3_000;

// The browser would restore the position before the page's content has loaded.
history.scrollRestoration = 'manual';

const places = read();

addEventListener('pagehide', () => sessionStorage.setItem(STORED, JSON.stringify(places)));

/** If the browser refuses storage, positions last until the page is closed. */
function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Records the scroll position of a page. @returns stops recording. */
export function rememberScroll(page: string): () => void {
  const note = () => (places[page] = Math.round(scrollY));
  addEventListener('scroll', note, { passive: true });
  return () => removeEventListener('scroll', note);
}

/**
 * Restores the scroll position of a page, or scrolls to its top. Waits for content that is still loading, unless the
 * user scrolls.
 * @param back the user returns to the page.
 * @returns stops waiting.
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
