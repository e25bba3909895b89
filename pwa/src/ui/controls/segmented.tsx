import './segmented.css';
import { useId } from 'react';

interface SegmentedOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly lang?: string | undefined;
}

export interface SegmentedProps<Value extends string = string> {
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean | undefined;
}

/** A single choice between a few options, all visible. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, disabled } = props;
  const name = useId();
  return (
    <fieldset className="segmented" disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="segmented-option"
          lang={option.lang}
          data-chosen={option.value === value || undefined}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
