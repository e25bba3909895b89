import '../inputs.css';
import { asksForPercent, typedNumber } from '@exam/shared-schema/marking';
import { memo, type PointerEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';

import { cx } from '../../class-names.ts';
import { useToasts } from '../../feedback/toast-store.ts';
import { Icon } from '../../icons.tsx';
import type { QuestionInputProps } from '../contract.ts';
import { type PadKey, pressPad } from './pad-edit.ts';
import { useTypedText } from '../typed-text.ts';
import { say, useLanguage } from '../../../sentences/index.ts';

const MAX_LENGTH = 64;
const KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const;

/** SC9: the answer that a typed text is; the beginning of an exponent ('12e-') is not part of it yet. */
const numberIn = (text: string, isPercent: boolean): string | null =>
  typedNumber(text.replace(/e[+-]?$/i, ''), isPercent);

/** Keeps a press on the pad from taking the focus or moving the caret. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

/** A number, typed by keyboard or pad. The text is kept as typed, even while it is not a number yet. */
export const NumericalInput = memo(function NumericalInput(props: QuestionInputProps) {
  useLanguage();
  const { question, value, onChange, disabled = false, name, label, clears = 0 } = props;
  const id = useId();
  const isPercent = asksForPercent(question.text ?? '');
  const answerOf = (typed: string) => numberIn(typed, isPercent);
  // A stray letter, such as a shortcut of the exam, must not take back the number that is in the field.
  const isRefused = (typed: string, before: string) =>
    answerOf(typed) === null && /\p{L}/u.test(typed) && answerOf(before) !== null;
  const owner = { questionId: question._id, value, clears };
  const { text, type } = useTypedText(owner, { answerOf, isRefused }, onChange);
  const display = useRef<HTMLInputElement>(null);
  const { press, notePlace } = usePadKeys(display, text, type);
  const invalid = text.trim() !== '' && answerOf(text) === null;
  useDiscardNotice(question._id, invalid ? text : '');
  return (
    <div className="pad" role="group" aria-label={label}>
      <label className="pad-label" htmlFor={id}>
        {say.room.pad.label}
      </label>
      <input
        id={id}
        ref={display}
        className={cx('pad-display', 'num')}
        name={name}
        type="text"
        // A phone's own keyboard would cover the question; the pad below has every key that a number needs.
        inputMode="none"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={text}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={`${id}-note`}
        onFocus={notePlace}
        onChange={(event) => type(event.target.value)}
      />
      <p className="pad-note" id={`${id}-note`} aria-live="polite">
        {invalid && (
          <>
            <Icon name="alert" small />
            {say.room.pad.notNumber}
          </>
        )}
      </p>
      <Keys press={press} hasPoint={text.includes('.')} disabled={disabled} />
    </div>
  );
});

/**
 * Shows a toast when the student leaves a text that is not a number, because a hint beside the field is easily
 * missed.
 */
function useDiscardNotice(questionId: string, invalidText: string): void {
  const last = useRef('');
  useEffect(
    () => () => {
      if (last.current === '') return;
      const text = say.room.pad.discarded(last.current);
      useToasts.getState().show({ tone: 'warn', text });
    },
    [questionId],
  );
  useEffect(() => {
    last.current = invalidText;
  }, [invalidText]);
}

/** Applies a pad key to the text at the caret, and moves the caret after the input. */
function usePadKeys(
  display: RefObject<HTMLInputElement | null>,
  text: string,
  type: (text: string) => void,
): { press: (key: PadKey) => void; notePlace: () => void } {
  // Some browsers put the caret of an untouched field at its start; the pad then appends at the end.
  const placed = useRef(false);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) display.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const notePlace = () => {
    placed.current = true;
  };
  const press = (key: PadKey) => {
    const field = placed.current ? display.current : null;
    const end = field?.selectionEnd ?? text.length;
    const after = pressPad({ text, start: field?.selectionStart ?? end, end }, key);
    if (after.text === text) return;
    notePlace();
    caret.current = after.end;
    type(after.text);
  };
  return { press, notePlace };
}

interface KeysProps {
  readonly press: (key: PadKey) => void;
  readonly hasPoint: boolean;
  readonly disabled: boolean;
}

function Keys({ press, hasPoint, disabled }: KeysProps) {
  return (
    <fieldset className="pad-keys" disabled={disabled} onPointerDown={keepFocus}>
      <legend className="visually-hidden">{say.room.pad.keys}</legend>
      {KEYS.map((digit) => (
        <button key={digit} type="button" className="pad-key num" onClick={() => press(digit)}>
          {digit}
        </button>
      ))}
      <button
        type="button"
        className="pad-key"
        aria-label={say.room.pad.minus}
        onClick={() => press('minus')}
      >
        −
      </button>
      <button type="button" className="pad-key num" onClick={() => press('0')}>
        0
      </button>
      <button
        type="button"
        className="pad-key"
        aria-label={say.room.pad.point}
        aria-disabled={hasPoint || undefined}
        onClick={() => press('.')}
      >
        .
      </button>
      <button type="button" className="pad-key pad-clear" onClick={() => press('clear')}>
        {say.room.pad.clear}
      </button>
      <button
        type="button"
        className="pad-key pad-back"
        aria-label={say.room.pad.back}
        onClick={() => press('back')}
      >
        <Icon name="backspace" />
      </button>
    </fieldset>
  );
}
