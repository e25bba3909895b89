import { Field as FieldFrame, FieldSet, Switch, TextArea, TextInput } from '../../ui/index.ts';
import { asideOf, textOf, type ControlProps } from './control.tsx';
import type { Field, FieldErrors, Range, Values } from './declaration.ts';
import { BadgeInput, ColourInput, GradientInput, IconInput } from './decoration-inputs.tsx';
import { ManyInput } from './many-input.tsx';
import { RangeInput } from './range-input.tsx';
import { SelectInput } from './select-input.tsx';

interface FieldControlsProps {
  readonly fields: readonly Field[];
  readonly values: Values;
  readonly errors: FieldErrors;
  readonly set: ControlProps['set'];
}

export function FieldControls({ fields, values, errors, set }: FieldControlsProps) {
  return fields.map((field) => (
    <div key={field.name} className={`form-field form-field-${field.kind}`} data-field={field.name}>
      <FieldControl field={field} values={values} error={errors[field.name]} set={set} />
    </div>
  ));
}

function FieldControl({ field, ...rest }: ControlProps) {
  switch (field.kind) {
    case 'switch':
      return <SwitchInput field={field} {...rest} />;
    case 'many':
      return <ManyInput field={field} {...rest} />;
    case 'range':
      return <RangeField field={field} {...rest} />;
    case 'select':
      return <SelectInput field={field} {...rest} />;
    case 'icon':
      return <IconInput field={field} {...rest} />;
    case 'gradient':
      return <GradientInput field={field} {...rest} />;
    case 'colour':
      return <ColourInput field={field} {...rest} />;
    case 'badge':
      return <BadgeInput field={field} {...rest} />;
    default:
      return <PlainInput field={field} {...rest} />;
  }
}

function PlainInput({ field, values, error, set }: ControlProps<'text' | 'textarea' | 'number'>) {
  const value = textOf(values, field.name);
  const change = (event: { readonly target: { readonly value: string } }) => {
    const typed = event.target.value;
    const isNumber = field.kind === 'number' && typed !== '' && Number.isFinite(Number(typed));
    set(field.name, isNumber ? Number(typed) : typed);
  };
  const wiring = { name: field.name, value, onChange: change };
  return (
    <FieldFrame label={field.label} hint={field.hint} error={error} aside={asideOf(field)}>
      {field.kind === 'text' && (
        <TextInput {...wiring} maxLength={field.max} placeholder={field.placeholder} />
      )}
      {field.kind === 'textarea' && <TextArea {...wiring} rows={3} maxLength={field.max} />}
      {field.kind === 'number' && (
        <TextInput
          {...wiring}
          type="number"
          inputMode="decimal"
          min={field.min}
          max={field.max}
          step={field.step}
        />
      )}
    </FieldFrame>
  );
}

function SwitchInput({ field, values, set }: ControlProps<'switch'>) {
  const checked = values[field.name] === true;
  return (
    <Switch
      name={field.name}
      label={field.label}
      hint={checked ? field.on : field.off}
      checked={checked}
      onChange={(next) => set(field.name, next)}
    />
  );
}

function RangeField({ field, values, error, set }: ControlProps<'range'>) {
  const range = values[field.name] as Range;
  return (
    <FieldSet label={field.label} hint={field.hint} error={error}>
      <RangeInput field={field} range={range} onChange={(next) => set(field.name, next)} />
    </FieldSet>
  );
}
