import { useEffect, useState, type RefObject } from 'react';

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="tab"], [role="checkbox"]';
/** Probe points inside the button, as fractions of its size. */
const PLACES = [0.05, 0.5, 0.95];

/** Whether the floating button covers a control of the page. */
export function useCoversControl(button: RefObject<HTMLElement | null>): boolean {
  const [isCovering, setCovering] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (button.current !== null) setCovering(coversControl(button.current));
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
  return isCovering;
}

/** Measured at the button's floating position: its box stays there when the visible part moves to the edge. */
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
