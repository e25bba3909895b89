import { useCallback, useEffect, useRef } from 'react';

/** Marks the entry that stands in front of the room's own in the history. */
const GUARD = 'examGuard';

/**
 * The Back button does not leave a running exam. In front of the room's entry in the history stands another one with the
 * same address; Back takes that one away, `onBack` decides what it means, and it is put in place again.
 *
 * Browsers pass over an entry that a page has added before anybody touched it, so it is added only then: Back before the
 * first touch leaves the room, as it would any page that was only looked at.
 *
 * @returns leaves the room: takes the guard away, so that it is not left in the history, and then goes on with `go`.
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

/** Closes the topmost dialog, as Escape does. @returns false where none is open. */
export function closeTopDialog(): boolean {
  const top = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  top?.dispatchEvent(new Event('cancel', { cancelable: true }));
  return top !== undefined;
}
