import './calculator-pad.css';
import type { CalculatorKind } from '@exam/shared-schema/paper-package';
import type { KeyboardEvent, MouseEvent } from 'react';

import { cx } from '../../class-names.ts';
import { Segmented } from '../../controls/segmented.tsx';
import {
  calculationOf,
  type CalculatorKey,
  type CalculatorState,
  displayOf,
  pressKey,
} from './calculator.ts';
import type { AngleUnit } from './functions.ts';
import { basicKeys, type DrawnKey, functionKeys, keyName, numberKeys, typedKey } from './keys.ts';
import { say } from '../../../sentences/index.ts';

export interface CalculatorPadProps {
  readonly kind: CalculatorKind;
  readonly state: CalculatorState;
  readonly onChange: (state: CalculatorState) => void;
}

const units = () =>
  [
    { value: 'deg', label: say.tools.calculator.degrees },
    { value: 'rad', label: say.tools.calculator.radians },
  ] as const;

/**
 * Keeps a pressed key from taking the focus, because Enter would then press it again instead of giving the result.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const SCIENTIFIC = [...functionKeys, ...numberKeys];

/** The exam's calculator: the calculation above, the number below, and the keys. Also works by keyboard. */
export function CalculatorPad({ kind, state, onChange }: CalculatorPadProps) {
  const isScientific = kind === 'scientific';
  const press = (key: CalculatorKey) => onChange(pressKey(state, key));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isSign = event.key === 'Enter' && !(event.target instanceof HTMLButtonElement);
    const key = typedKey(isSign ? '=' : event.key, isScientific ? SCIENTIFIC : basicKeys);
    if (key === null) return;
    event.preventDefault();
    press(key);
  };
  return (
    <div className="calculator" onKeyDown={onKeyDown}>
      {isScientific && (
        <Segmented<AngleUnit>
          label={say.tools.calculator.angles}
          options={units()}
          value={state.unit}
          onChange={(unit) => press({ kind: 'unit', unit })}
        />
      )}
      <Display state={state} />
      {isScientific && (
        <Keys label={say.tools.calculator.functions} keys={functionKeys} press={press} small />
      )}
      <Keys label={say.tools.calculator.numbers} keys={isScientific ? numberKeys : basicKeys} press={press} />
    </div>
  );
}

function Display({ state }: { readonly state: CalculatorState }) {
  return (
    <div
      className={cx('calculator-display', state.error !== null && 'calculator-error')}
      tabIndex={-1}
      data-autofocus
    >
      {state.memory !== 0 && <Memory />}
      <p className="calculator-line num">{calculationOf(state)}</p>
      <output className="calculator-number num" aria-label={say.tools.calculator.result} aria-live="polite">
        {displayOf(state)}
      </output>
    </div>
  );
}

function Memory() {
  return (
    <abbr className="calculator-memory" title={say.tools.calculator.inMemory}>
      M
    </abbr>
  );
}

interface KeysProps {
  readonly label: string;
  readonly keys: readonly DrawnKey[];
  readonly press: (key: CalculatorKey) => void;
  readonly small?: boolean;
}

function Keys({ label, keys, press, small }: KeysProps) {
  return (
    <div
      className={cx('calculator-keys', small && 'calculator-functions')}
      role="group"
      aria-label={label}
      onMouseDown={keepFocus}
    >
      {keys.map((key) => (
        <button
          key={key.face}
          type="button"
          className={cx('calculator-key', key.look && `calculator-${key.look}`)}
          aria-label={keyName(key)}
          onClick={() => press(key.press)}
        >
          {key.face}
        </button>
      ))}
    </div>
  );
}
