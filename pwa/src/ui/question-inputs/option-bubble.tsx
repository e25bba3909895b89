import './question-inputs.css';
import { memo, type MouseEvent, type RefObject, useRef } from 'react';

import { RichText } from '../rich-text/rich-text.tsx';

/** By then the answer is drawn, and as a rule on the disk. */
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
 * An option of an answer sheet: round where one bubble is filled, square where several are.
 *
 * A tap on it is taken as it comes. What a browser makes of a click on a label, a second click and first of all the
 * focus, delays on a slow device the word that the answer is on the disk; so the focus follows later.
 */
export const OptionBubble = memo(function OptionBubble(props: OptionBubbleProps) {
  const { kind, name, id, letter, text, lang, checked, disabled, onPick } = props;
  const input = useRef<HTMLInputElement>(null);
  const tap = (event: MouseEvent) => {
    // Keys and assistive technology click on the input itself, which fires its change event.
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
      <RichText text={text} lang={lang} inline className="option-text" />
    </label>
  );
});

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Not where it has gone somewhere else meanwhile. */
function focusLater(input: RefObject<HTMLInputElement | null>): void {
  const before = document.activeElement;
  setTimeout(() => {
    if (document.activeElement === before) input.current?.focus({ preventScroll: true });
  }, FOCUS_MS);
}
