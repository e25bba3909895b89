import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Jump {
  /** The rows around the student are shown in place of the top. */
  readonly isAround: boolean;
  /** How often the student has jumped to their own row. */
  readonly times: number;
  readonly toOwn: () => void;
  readonly toTop: () => void;
}

/** @param isLoaded the student's own row is already in the list. */
export function useJumping(isLoaded: boolean): Jump {
  const [{ isAround, times }, set] = useState({ isAround: false, times: 0 });
  return {
    isAround,
    times,
    toOwn: () => set({ isAround: !isLoaded, times: times + 1 }),
    toTop: () => set({ isAround: false, times }),
  };
}

/**
 * Scrolls to the student's own row and focuses it, once it is rendered.
 * @returns the action of the board's jump button.
 */
export function useJump(
  jump: Jump,
  section: RefObject<HTMLElement | null>,
  clearSearch: () => void,
): () => void {
  const { times } = jump;
  const done = useRef(times);
  useEffect(() => {
    if (done.current === times) return;
    const row = section.current?.querySelector<HTMLElement>('[aria-current]');
    if (row == null) return clearSearch();
    row.scrollIntoView({ block: 'center' });
    row.focus({ preventScroll: true });
    done.current = times;
  });
  return jump.toOwn;
}
