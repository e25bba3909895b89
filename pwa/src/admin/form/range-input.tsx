import { useId } from 'react';
import type { Range } from '../call-types.ts';
import type { RangeField } from './field.ts';

interface RangeInputProps {
  readonly field: Pick<RangeField, 'min' | 'max' | 'words' | 'refusal'>;
  readonly range: Range;
  readonly onChange: (range: Range) => void;
}

/** A range with two sliders, and its description. */
export function RangeInput({ field, range, onChange }: RangeInputProps) {
  const { min, max } = field;
  const share = (value: number) => `${((value - min) / (max - min)) * 100}%`;
  return (
    <div className="range">
      <p className="range-words num" role="status">
        {field.refusal?.(range) === undefined && field.words(range)}
      </p>
      <div className="range-track" aria-hidden="true">
        <span
          style={{ insetInlineStart: share(range.min), insetInlineEnd: `calc(100% - ${share(range.max)})` }}
        />
      </div>
      <End
        label="Minimum"
        bounds={field}
        value={range.min}
        onChange={(next) => onChange({ ...range, min: next })}
      />
      <End
        label="Maximum"
        bounds={field}
        value={range.max}
        onChange={(next) => onChange({ ...range, max: next })}
      />
    </div>
  );
}

interface EndProps {
  readonly label: string;
  readonly bounds: Range;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function End({ label, bounds, value, onChange }: EndProps) {
  const id = useId();
  return (
    <div className="range-end">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={bounds.min}
        max={bounds.max}
        step={1}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id} className="num">
        {value}
      </output>
    </div>
  );
}
