import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { markPage } from '../layout/page-mark.ts';

export interface ModalWiring {
  /** Whether Escape and a click on the backdrop close the dialog. */
  readonly dismissible: boolean;
  readonly onClose: () => void;
}

/**
 * Opens a `<dialog>` on mount, closes it on unmount, and restores the focus. The browser restores it only on
 * `close()`, and not to an element with which React has replaced the opener meanwhile.
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
    // React's autoFocus runs too early: a dialog that is not open yet cannot be focused.
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
    /** The browser itself closes the dialog when Escape is pressed repeatedly. */
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
