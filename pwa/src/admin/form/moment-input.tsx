import { Field as FieldFrame, TextInput } from '../../ui/index.ts';
import { fromIndiaTime, toIndiaTime } from '../india-time.ts';
import type { ControlProps } from './control.tsx';
import { textOf } from './values.ts';

/** Dates are in Indian time, whatever the device's time zone; the label says so. */
export function MomentInput({ field, values, errors, set, prefix }: ControlProps<'moment'>) {
  const change = (typed: string) =>
    set(field.name, typed === '' ? (field.none === null ? null : '') : fromIndiaTime(typed));
  return (
    <FieldFrame
      label={field.label}
      hint={field.hint}
      error={errors[field.name]}
      aside={<span className="form-optional">{field.optional ? 'Optional, India time' : 'India time'}</span>}
    >
      <TextInput
        type="datetime-local"
        name={`${prefix}${field.name}`}
        value={toIndiaTime(textOf(values, field.name))}
        onChange={(event) => change(event.target.value)}
      />
    </FieldFrame>
  );
}
