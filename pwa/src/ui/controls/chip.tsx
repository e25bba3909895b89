import './chip.css';
import type { ReactNode } from 'react';

import { Icon } from '../icons.tsx';

export interface ChipProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly disabled?: boolean | undefined;
  /** The shared name of a group of chips in which only one can be chosen. */
  readonly radioName?: string | undefined;
}

export function Chip({ checked, onChange, children, disabled, radioName }: ChipProps) {
  return (
    <label className="chip" data-chosen={checked || undefined}>
      <input
        type={radioName === undefined ? 'checkbox' : 'radio'}
        name={radioName}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="chip-box" aria-hidden="true">
        <Icon name="check" />
      </span>
      <span>{children}</span>
    </label>
  );
}

export interface ChipGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function ChipGroup({ label, children }: ChipGroupProps) {
  return (
    <fieldset className="chip-group">
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}
