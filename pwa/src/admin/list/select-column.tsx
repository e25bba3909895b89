import type { TableColumn } from '../../ui/index.ts';
import type { Keyed } from '../rows/action.ts';
import type { Selection } from './use-selection.ts';

/** The checkbox of a row; the one in the heading selects all rows of the page. */
export function selectColumn(
  rows: readonly Keyed[],
  selection: Selection,
  nameOf: (row: Keyed) => string,
): TableColumn<Keyed> {
  const chosen = rows.filter(selection.has).length;
  return {
    key: 'select',
    header: (
      <Box
        label="Select all on this page"
        checked={chosen === rows.length}
        isPartly={chosen > 0 && chosen < rows.length}
        onChange={(next) => selection.set(rows, next)}
      />
    ),
    cell: (row) => (
      <Box
        label={`Select ${nameOf(row)}`}
        checked={selection.has(row)}
        onChange={(next) => selection.set([row], next)}
      />
    ),
  };
}

interface BoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly isPartly?: boolean;
  readonly onChange: (next: boolean) => void;
}

function Box({ label, checked, isPartly = false, onChange }: BoxProps) {
  return (
    <label className="list-select">
      <input
        type="checkbox"
        ref={(box) => {
          if (box !== null) box.indeterminate = isPartly;
        }}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}
