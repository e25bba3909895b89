import { Field as FieldFrame, TextInput } from '../../ui/index.ts';
import type { ControlProps } from './control.tsx';
import { textOf } from './values.ts';

/** India has one time zone and no summer time: 5 hours 30 minutes ahead of UTC, all the year. */
const INDIA_OFFSET_MS = 19_800_000;

/** '2027-01-05T14:00' for 08:30 UTC: what the browser's own field holds. @param at ISO 8601; '' for nothing. */
export function toIndiaTime(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? '' : new Date(time + INDIA_OFFSET_MS).toISOString().slice(0, 16);
}

/** The other way round. What is not a whole date and time stays as it is: the contract's sentence says so. */
export function fromIndiaTime(typed: string): string {
  const time = Date.parse(`${typed}Z`);
  return Number.isNaN(time) ? typed : new Date(time - INDIA_OFFSET_MS).toISOString();
}

/** Wherever the administrator's device is, the time is India's, and the label's line says so. */
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
