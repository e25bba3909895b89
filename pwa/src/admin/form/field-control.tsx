import { useId } from 'react';
import { mayCall } from '@exam/shared-schema/access';
import { Field as FieldFrame, FieldError, FieldSet, Switch, TextArea, TextInput } from '../../ui/index.ts';
import type { Range } from '../call-types.ts';
import { asideOf, hintOf, type ControlProps } from './control.tsx';
import { ChipsInput } from './chips-input.tsx';
import { BadgeInput, ColourInput, GradientInput, IconInput } from './decoration-inputs.tsx';
import { usePermissions } from '../permitted.ts';
import type { Field } from './field.ts';
import { ImageInput } from './image-input.tsx';
import { LookChoice } from './look-choice.tsx';
import { ManyInput } from './many-input.tsx';
import { MomentInput } from './moment-input.tsx';
import { RangeInput } from './range-input.tsx';
import { RowsInput } from './rows-input.tsx';
import { SelectInput } from './select-input.tsx';
import { textOf, valueAt, type Values } from './values.ts';

export type FieldControlsProps = Pick<ControlProps, 'values' | 'errors' | 'set' | 'fields'> & {
  readonly prefix?: string;
  /** The values of the whole form; differs from `values` inside a row. */
  readonly whole?: Values;
};

export function FieldControls({ prefix = '', ...rest }: FieldControlsProps) {
  const { whole = rest.values } = rest;
  const permissions = usePermissions();
  const isAsked = ({ name, onRefusal }: Field) =>
    onRefusal !== true || rest.errors[name] !== undefined || valueAt(rest.values, name) === true;
  const shown = rest.fields.filter(
    (field) =>
      isAsked(field) &&
      (field.call === undefined || mayCall(permissions, field.call)) &&
      (field.isShown?.(rest.values, whole) ?? true),
  );
  return inGroups(shown).map(([group, fields]) => {
    const controls = fields.map((field) => (
      <div
        key={field.name}
        className={`form-field form-field-${field.kind}`}
        data-field={`${prefix}${field.name}`}
      >
        <FieldControl {...rest} whole={whole} field={field} prefix={prefix} />
      </div>
    ));
    if (group === undefined) return controls;
    return (
      <fieldset key={group} className="form-group">
        <legend>{group}</legend>
        {controls}
      </fieldset>
    );
  });
}

/** Groups adjacent fields that name the same heading. */
function inGroups(fields: readonly Field[]): (readonly [group: string | undefined, fields: Field[]])[] {
  const groups: (readonly [string | undefined, Field[]])[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last !== undefined && last[0] === field.group) last[1].push(field);
    else groups.push([field.group, [field]]);
  }
  return groups;
}

function FieldControl({ field, ...rest }: ControlProps) {
  switch (field.kind) {
    case 'switch':
      return <SwitchInput field={field} {...rest} />;
    case 'many':
      return <ManyInput field={field} {...rest} />;
    case 'chips':
      return <ChipsInput field={field} {...rest} />;
    case 'range':
      return <RangeField field={field} {...rest} />;
    case 'ends':
      return <EndsField field={field} {...rest} />;
    case 'select':
      return <SelectInput field={field} {...rest} />;
    case 'moment':
      return <MomentInput field={field} {...rest} />;
    case 'image':
      return <ImageInput field={field} {...rest} />;
    case 'rows':
      return <RowsInput field={field} {...rest} Controls={FieldControls} />;
    case 'badge':
      return <BadgeInput field={field} {...rest} />;
    case 'icon':
    case 'gradient':
    case 'colour':
      return <LookInput field={field} {...rest} />;
    default:
      return <PlainInput field={field} {...rest} />;
  }
}

function LookInput(props: ControlProps<'icon' | 'gradient' | 'colour'>) {
  if (props.field.from !== undefined) return <LookChoice {...props} from={props.field.from} />;
  if (props.field.kind === 'icon') return <IconInput {...props} />;
  if (props.field.kind === 'gradient') return <GradientInput {...props} />;
  return <ColourInput {...props} />;
}

/** The value of a number field. Input that is not a number is kept as text and rejected by the contract's schema. */
function numberIn(typed: string, none: null | number | undefined): string | number | null {
  if (typed === '') return none === null ? null : '';
  return Number.isFinite(Number(typed)) ? Number(typed) : typed;
}

function PlainInput({ field, values, errors, set, prefix }: ControlProps<'text' | 'textarea' | 'number'>) {
  const change = (event: { readonly target: { readonly value: string } }) => {
    const typed = event.target.value;
    set(field.name, field.kind === 'number' ? numberIn(typed, field.none) : typed);
  };
  const value = textOf(values, field.name);
  const wiring = { name: `${prefix}${field.name}`, value, onChange: change };
  const hint = field.kind === 'number' ? field.hint : hintOf(field, value, field.max);
  return (
    <FieldFrame label={field.label} hint={hint} error={errors[field.name]} aside={asideOf(field)}>
      {field.kind === 'text' && (
        <TextInput
          {...wiring}
          type={field.input ?? 'text'}
          maxLength={field.max}
          placeholder={field.placeholder}
        />
      )}
      {field.kind === 'textarea' && <TextArea {...wiring} rows={3} maxLength={field.max} />}
      {field.kind === 'number' && (
        <TextInput
          {...wiring}
          type={field.fraction ? 'text' : 'number'}
          inputMode={field.fraction ? 'text' : 'decimal'}
          min={field.min}
          max={field.max}
          step={field.step}
        />
      )}
    </FieldFrame>
  );
}

function SwitchInput({ field, values, errors, set, prefix }: ControlProps<'switch'>) {
  const checked = valueAt(values, field.name) === true;
  const errorId = useId();
  const error = errors[field.name];
  const control = (
    <Switch
      name={`${prefix}${field.name}`}
      label={field.label}
      hint={checked ? field.on : field.off}
      checked={checked}
      onChange={(next) => set(field.name, next)}
    />
  );
  if (error === undefined) return control;
  return (
    <div role="group" className="field" aria-label={field.label} aria-describedby={errorId}>
      <FieldError id={errorId}>{error}</FieldError>
      {control}
    </div>
  );
}

function RangeField({ field, values, errors, set }: ControlProps<'range'>) {
  // The declaration guarantees that the value fits the kind of the field.
  const range = valueAt(values, field.name) as Range;
  const error = field.refusal?.(range) ?? errors[field.name];
  return (
    <FieldSet label={field.label} hint={field.hint} error={error}>
      <RangeInput field={field} range={range} onChange={(next) => set(field.name, next)} />
    </FieldSet>
  );
}

/** An end that is dragged past the other one stops there. */
function EndsField({ field, values, errors, set }: ControlProps<'ends'>) {
  const { name, upTo } = field;
  const range = { min: Number(valueAt(values, name)), max: Number(valueAt(values, upTo)) };
  const change = (next: Range) => {
    if (next.min !== range.min) set(name, Math.min(next.min, range.max), { [upTo]: range.max });
    else set(name, range.min, { [upTo]: Math.max(next.max, range.min) });
  };
  return (
    <FieldSet label={field.label} hint={field.hint} error={errors[name]}>
      <RangeInput field={field} range={range} onChange={change} />
    </FieldSet>
  );
}
