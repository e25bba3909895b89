import './field.css';
import './otp-input.css';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react';

import { isPresent } from '../is-present.ts';
import { FieldError } from './field.tsx';
import { type Boxes, emptied, entered, type Entry, typedOver } from './otp-boxes.ts';
import { say } from '../../sentences/index.ts';

export interface OtpInputProps {
  readonly label: ReactNode;
  /** One digit or '' each; the number of entries is the number of boxes. */
  readonly value: Boxes;
  readonly onChange: (value: Boxes) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Ref to the first box. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** A code from an e-mail or SMS, one box per digit. Pasting and the phone's autofill fill all boxes. */
export function OtpInput({ label, value, onChange, hint, error, disabled, ref }: OtpInputProps) {
  const id = useId();
  const boxes = useRef<HTMLDivElement>(null);
  const describedBy = [error && `${id}-error`, isPresent(hint) && `${id}-hint`].filter(Boolean).join(' ');
  const focus = (index: number) => boxes.current?.querySelectorAll('input')[index]?.focus();
  const apply = (entry: Entry | null) => {
    if (entry === null) return;
    onChange(entry.boxes);
    focus(entry.focus);
  };
  const write = (index: number, text: string) => {
    if (text === '') onChange(emptied(value, index));
    else apply(entered(value, index, typedOver(value[index] ?? '', text)));
  };
  return (
    <fieldset className="otp" disabled={disabled} aria-describedby={describedBy || undefined}>
      <legend className="field-label">{label}</legend>
      <div ref={boxes} className="otp-boxes">
        {value.map((digit, index) => (
          <input
            key={index}
            ref={index === 0 ? ref : undefined}
            className="field-input"
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={say.common.digitOf(index + 1, value.length)}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy || undefined}
            value={digit}
            onChange={(event) => write(index, event.target.value)}
            onFocus={(event) => event.target.select()}
            onPaste={(event) => apply(pasted(event, value, index))}
            onKeyDown={(event) => move(event, index, value, focus)}
          />
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {isPresent(hint) && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

function pasted(event: ClipboardEvent, value: Boxes, index: number): Entry | null {
  event.preventDefault();
  return entered(value, index, event.clipboardData.getData('text'));
}

function move(event: KeyboardEvent, index: number, value: Boxes, focus: (index: number) => void): void {
  const last = value.length - 1;
  const isEmpty = value[index] === '';
  const target: Partial<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: last,
    ...(isEmpty ? { Backspace: index - 1 } : {}),
  };
  const to = target[event.key];
  if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  focus(Math.min(last, Math.max(0, to)));
}
