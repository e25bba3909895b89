import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { markPage } from '../layout/page-mark.ts';

export interface ModalWiring {
  /** Whether Escape and a press beside the dialog close it. */
  readonly dismissible: boolean;
  readonly onClose: () => void;
}

/**
 * Opens a `<dialog>` when it is mounted, closes it when it goes, and gives the focus back to what had it. The browser
 * gives it back only on `close()`, and not to what React has put in the place of the opener meanwhile.
 */
export function useModal({ dismissible, onClose }: ModalWiring) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    const unmark = markPage('modal');
    element.showModal();
    // React's autoFocus comes too early: a dialog that is not open yet takes no focus.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      unmark();
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  const isBeside = (event: MouseEvent) => event.target === dialog.current;
  return {
    ref: dialog,
    onCancel(event: SyntheticEvent) {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      if (dismissible) onClose();
    },
    /** The browser closes it by itself when Escape is pressed again and again. */
    onClose(event: SyntheticEvent) {
      const element = dialog.current;
      if (event.target !== element || !element?.isConnected || element.open) return;
      if (dismissible) onClose();
      else element.showModal();
    },
    onMouseDown(event: MouseEvent) {
      pressedBeside.current = isBeside(event);
    },
    onClick(event: MouseEvent) {
      if (dismissible && pressedBeside.current && isBeside(event)) onClose();
    },
  };
}
