import './question-inputs.css';
import { memo } from 'react';

import { RichText } from '../rich-text/rich-text.tsx';

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

/** An option of an answer sheet: round where one bubble is filled, square where several are. */
export const OptionBubble = memo(function OptionBubble(props: OptionBubbleProps) {
  const { kind, name, id, letter, text, lang, checked, disabled, onPick } = props;
  return (
    <label className="option" data-kind={kind}>
      <input
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
