import './switch.css';
import type { ReactNode } from 'react';

export interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: ReactNode;
  /** The meaning of the current state: 'Students see it'. */
  readonly hint?: ReactNode;
  readonly name?: string | undefined;
}

/** An on/off switch with immediate effect. The whole line is the target. */
export function Switch({ checked, onChange, label, hint, name }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="switch-track" aria-hidden="true" />
      <span className="switch-words">
        <span className="switch-label">{label}</span>
        {hint !== undefined && <span className="switch-hint">{hint}</span>}
      </span>
    </label>
  );
}
