import './inputs.css';
import { memo, type MouseEvent, type RefObject, useRef } from 'react';

import { RichText } from '../rich-text/rich-text.tsx';

/** ms. By then the answer is rendered and usually on disk. */
const FOCUS_MS = 100;

export interface OptionBubbleProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly id: string;
  readonly letter: string;
  readonly text: string;
  readonly lang?: string | undefined;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onPick: (id: string) => void;
}

/**
 * An option of an answer sheet: round for a single answer, square for several.
 * A tap is handled directly. The default handling of a click on a label (a second click and moving the focus) delays
 * the confirmation that the answer is on disk on slow devices, so the focus follows later.
 */
export const OptionBubble = memo(function OptionBubble(props: OptionBubbleProps) {
  const { kind, name, id, letter, text, lang, checked, disabled, onPick } = props;
  const input = useRef<HTMLInputElement>(null);
  const tap = (event: MouseEvent) => {
    // Keyboard and assistive technology click the input itself, which fires its change event.
    if (event.target === input.current) return;
    event.preventDefault();
    if (disabled) return;
    onPick(id);
    focusLater(input);
  };
  return (
    <label
      className="option"
      data-kind={kind}
      data-chosen={checked || undefined}
      onMouseDown={keepFocus}
      onClick={tap}
    >
      <input
        ref={input}
        type={kind}
        name={name}
        value={id}
        checked={checked}
        disabled={disabled}
        onChange={() => onPick(id)}
      />
      <span className="option-bubble">{letter}</span>
      <RichText key={text} text={text} lang={lang} inline className="option-text" />
    </label>
  );
});

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Unless the focus has moved elsewhere meanwhile. */
function focusLater(input: RefObject<HTMLInputElement | null>): void {
  const before = document.activeElement;
  setTimeout(() => {
    if (document.activeElement === before) input.current?.focus({ preventScroll: true });
  }, FOCUS_MS);
}
