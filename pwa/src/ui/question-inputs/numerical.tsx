import './question-inputs.css';
import { memo, type PointerEvent, useId } from 'react';

import { cx } from '../class-names.ts';
import { Icon } from '../icons.tsx';
import type { QuestionInputProps } from './contract.ts';
import { answerOf, useTypedText } from './typed-text.ts';

const MAX_LENGTH = 64;
const KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const;

/** A press on the pad must not take the focus: on a phone it would raise or drop the keyboard. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

const withSign = (text: string) => (text.startsWith('-') ? text.slice(1) : `-${text}`);

/** A number, by keyboard or by the pad. The text stays as it is typed, also while it is no number yet. */
export const NumericalInput = memo(function NumericalInput(props: QuestionInputProps) {
  const { question, value, onChange, disabled = false, name, label, clears = 0 } = props;
  const id = useId();
  const { text, type } = useTypedText({ questionId: question._id, value, clears }, onChange);
  const invalid = text.trim() !== '' && answerOf(text) === null;
  return (
    <div className="pad" role="group" aria-label={label}>
      <label className="pad-label" htmlFor={id}>
        Your answer
      </label>
      <input
        id={id}
        className={cx('pad-display', 'num')}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={text}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => type(event.target.value)}
      />
      <p className="pad-note" id={`${id}-note`} aria-live="polite">
        {invalid && (
          <>
            <Icon name="alert" small />
            Enter a number. This does not count as an answer.
          </>
        )}
      </p>
      <Keys text={text} type={type} disabled={disabled} />
    </div>
  );
});

interface KeysProps {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly disabled: boolean;
}

function Keys({ text, type, disabled }: KeysProps) {
  const append = (sign: string) => type((text + sign).slice(0, MAX_LENGTH));
  return (
    <fieldset className="pad-keys" disabled={disabled} onPointerDown={keepFocus}>
      <legend className="visually-hidden">Number pad</legend>
      {KEYS.map((digit) => (
        <button key={digit} type="button" className="pad-key num" onClick={() => append(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" className="pad-key" aria-label="Minus" onClick={() => type(withSign(text))}>
        −
      </button>
      <button type="button" className="pad-key num" onClick={() => append('0')}>
        0
      </button>
      <button
        type="button"
        className="pad-key"
        aria-label="Decimal point"
        aria-disabled={text.includes('.') || undefined}
        onClick={() => !text.includes('.') && append('.')}
      >
        .
      </button>
      <button type="button" className="pad-key pad-clear" onClick={() => type('')}>
        Clear answer
      </button>
      <button
        type="button"
        className="pad-key pad-back"
        aria-label="Delete last digit"
        onClick={() => type(text.slice(0, -1))}
      >
        <Icon name="backspace" />
      </button>
    </fieldset>
  );
}
