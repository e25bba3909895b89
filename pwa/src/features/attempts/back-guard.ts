import { useCallback, useEffect, useRef } from 'react';

/** Marks the guard entry, which lies after the room's own entry in the history. */
const GUARD = 'examGuard';

/**
 * Keeps the Back button from leaving a running exam. A guard entry with the room's own address is pushed onto the
 * history; Back pops it, `onBack` decides what happens, and the guard is pushed again.
 * Browsers skip entries that a page added before any user interaction, so the guard is pushed only at the first one:
 * Back before that leaves the room, like any page that was only viewed.
 * @returns leaves the room: removes the guard, so that it does not stay in the history, and then calls `go`.
 */
export function useBackGuard(onBack: () => void): (go: () => void) => void {
  const call = useRef(onBack);
  const disarm = useRef<() => void>(() => undefined);
  useEffect(() => {
    call.current = onBack;
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    disarm.current = () => stop.abort();
    const arm = () => {
      if (!isGuarded()) history.pushState({ ...(history.state as object | null), [GUARD]: true }, '');
    };
    addEventListener(
      'popstate',
      () => {
        if (isGuarded()) return;
        arm();
        call.current();
      },
      { signal },
    );
    if (navigator.userActivation?.hasBeenActive === true) arm();
    else for (const type of ['pointerdown', 'keydown']) addEventListener(type, arm, { signal, once: true });
    return () => stop.abort();
  }, []);
  return useCallback((go) => {
    disarm.current();
    if (!isGuarded()) return go();
    addEventListener('popstate', go, { once: true });
    history.back();
  }, []);
}

function isGuarded(): boolean {
  return (history.state as Readonly<Record<string, unknown>> | null)?.[GUARD] === true;
}

/** Closes the topmost dialog, like Escape. @returns false if none is open. */
export function closeTopDialog(): boolean {
  const top = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  top?.dispatchEvent(new Event('cancel', { cancelable: true }));
  return top !== undefined;
}
