import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Button, FieldSet, IconButton } from '../../ui/index.ts';
import type { ControlProps } from './control.tsx';
import { errorsInside } from './errors.ts';
import type { FieldControlsProps } from './field-control.tsx';
import { moved, without } from './row-list.ts';
import type { SetField } from './use-form.ts';
import { valueAt, type Values } from './values.ts';

/** Elements of a row that can receive the focus after a change. */
const FIRST_FIELD = 'input, select, textarea';
const UP = '[data-move="up"]';
const DOWN = '[data-move="down"]';

interface RowsInputProps extends ControlProps<'rows'> {
  /** Renders the fields of a row; passed in because rows may be nested. */
  readonly Controls: ComponentType<FieldControlsProps>;
}

/** A setter for the fields of a row, by their names within the row. */
const within =
  (prefix: string, set: SetField): SetField =>
  (name, value, clears = {}) => {
    const cleared = Object.entries(clears).map(([other, blank]) => [prefix + other, blank]);
    set(prefix + name, value, Object.fromEntries(cleared));
  };

/** Rows of fields, reordered with buttons so that touch, mouse and keyboard work alike. */
export function RowsInput({ field, values, whole, errors, set, prefix, Controls }: RowsInputProps) {
  // The declaration guarantees that the value fits the kind of the field.
  const rows = (valueAt(values, field.name) ?? []) as readonly Values[];
  const { box, focus, announcement, announce } = useRowFocus();
  const nameOf = (index: number) => `${field.noun} ${index + 1}`;
  const change = (next: readonly Values[]) => set(field.name, next);

  const add = () => {
    change([...rows, field.blank]);
    focus(rows.length, FIRST_FIELD);
  };
  const remove = (index: number) => {
    change(without(rows, index));
    announce(`${nameOf(index)} removed`);
    focus(Math.min(index, rows.length - 2), FIRST_FIELD);
  };
  const move = (index: number, to: number) => {
    change(moved(rows, index, to));
    announce(`${nameOf(index)} is now ${nameOf(to)}`);
    focus(to, to < index ? UP : DOWN);
  };

  return (
    <FieldSet label={field.label} hint={field.hint} error={errors[field.name]}>
      <ol className="rows" ref={box}>
        {rows.map((row, index) => (
          <li key={index} className="rows-row" data-row={index}>
            <div className="rows-fields" role="group" aria-label={nameOf(index)}>
              <Controls
                fields={field.fields}
                values={row}
                whole={whole}
                errors={errorsInside(errors, `${field.name}.${index}.`)}
                prefix={`${prefix}${field.name}.${index}.`}
                set={within(`${field.name}.${index}.`, set)}
              />
            </div>
            <RowTools
              name={nameOf(index)}
              first={index === 0}
              last={index === rows.length - 1}
              onMove={(by) => move(index, index + by)}
              onRemove={rows.length > (field.atLeast ?? 0) ? () => remove(index) : null}
            />
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <Button icon="plus" className="rows-add" onClick={add}>
        {`Add ${field.noun}`}
      </Button>
    </FieldSet>
  );
}

interface RowToolsProps {
  readonly name: string;
  readonly first: boolean;
  readonly last: boolean;
  readonly onMove: (by: 1 | -1) => void;
  /** Null if the row has to stay. */
  readonly onRemove: (() => void) | null;
}

function RowTools({ name, first, last, onMove, onRemove }: RowToolsProps) {
  return (
    <div className="rows-tools">
      <IconButton
        icon="down"
        className="rows-up"
        label={`Move ${name} up`}
        data-move="up"
        unavailable={first}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="down"
        label={`Move ${name} down`}
        data-move="down"
        unavailable={last}
        onClick={() => onMove(1)}
      />
      {onRemove !== null && <IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />}
    </div>
  );
}

/** Moves the focus to the row that was added or moved, and announces the change to screen readers. */
function useRowFocus() {
  const box = useRef<HTMLOListElement>(null);
  const [announcement, announce] = useState('');
  const [target, setTarget] = useState<{ readonly index: number; readonly part: string } | null>(null);
  useEffect(() => {
    if (target === null) return;
    const row = box.current?.querySelector(`[data-row="${target.index}"]`);
    const add = box.current?.parentElement?.querySelector<HTMLElement>('.rows-add');
    (row?.querySelector<HTMLElement>(target.part) ?? add)?.focus();
  }, [target]);
  return { box, announcement, announce, focus: (index: number, part: string) => setTarget({ index, part }) };
}
