import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Jump {
  /** The student's neighbours are shown in place of the top. */
  readonly isAround: boolean;
  /** How often the student asked for their own place. */
  readonly times: number;
  readonly toOwn: () => void;
  readonly toTop: () => void;
}

/** @param isLoaded the student's own row is in the list already. */
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
 * Brings the student's own row into view and gives it the focus, once it is there.
 * @returns what a button of the board does.
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
