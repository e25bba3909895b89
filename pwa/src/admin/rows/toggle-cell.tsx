import { Switch } from '../../ui/index.ts';
import type { Keyed } from './action.ts';
import type { Toggle } from './toggle.ts';
import type { Toggles } from './use-toggles.ts';

interface ToggleCellProps {
  readonly toggle: Toggle;
  readonly row: Keyed;
  readonly name: string;
  readonly toggles: Toggles;
}

/** The row's state and the switch that changes it. */
export function ToggleCell({ toggle, row, name, toggles }: ToggleCellProps) {
  const on = toggles.isOn(row);
  return (
    <Switch
      checked={on}
      onChange={(next) => toggles.flip(row, next)}
      label={
        <>
          <span className="visually-hidden">{`${name}: `}</span>
          {on ? toggle.on : toggle.off}
        </>
      }
    />
  );
}
