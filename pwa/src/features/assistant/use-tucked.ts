import { useEffect, useState, type RefObject } from 'react';

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="tab"], [role="checkbox"]';
/** How far inside its edges a button is looked through, as parts of its size. */
const PLACES = [0.05, 0.5, 0.95];

/**
 * Whether something to be pressed lies below the button where it floats. There is always something below it; it must not
 * be the page's own buttons.
 */
export function useTucked(button: RefObject<HTMLElement | null>): boolean {
  const [isTucked, setTucked] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (button.current !== null) setTucked(coversControl(button.current));
    };
    const lookSoon = () => (frame ||= requestAnimationFrame(look));
    const changes = new MutationObserver(lookSoon);
    const page = document.getElementById('main');
    if (page !== null) changes.observe(page, { childList: true, subtree: true });
    addEventListener('scroll', lookSoon, { passive: true, capture: true });
    addEventListener('resize', lookSoon);
    lookSoon();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('scroll', lookSoon, { capture: true });
      removeEventListener('resize', lookSoon);
    };
  }, [button]);
  return isTucked;
}

/** Looked at where it floats when it is not tucked away: its box keeps that place, only what is drawn of it moves. */
function coversControl(button: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  return PLACES.some((x) =>
    PLACES.some((y) =>
      document
        .elementsFromPoint(left + width * x, top + height * y)
        .some((element) => !button.contains(element) && element.closest(CONTROLS) !== null),
    ),
  );
}
