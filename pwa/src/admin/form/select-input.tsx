import { Button, Field, Select } from '../../ui/index.ts';
import { asideOf, type ControlProps } from './control.tsx';
import { blankOf } from './field.ts';
import { textOf } from './values.ts';

export function SelectInput({ field, fields, values, errors, set, prefix }: ControlProps<'select'>) {
  const { options, loading, failure, retry } = field.useChoices(values);
  const cleared = fields.filter(({ name }) => field.clears?.includes(name));
  const clears = Object.fromEntries(cleared.map((other) => [other.name, blankOf(other)]));
  const change = (value: string) =>
    set(field.name, value === '' && field.none === null ? null : value, clears);
  return (
    <>
      <Field
        label={field.label}
        hint={loading ? 'Loading...' : field.hint}
        error={errors[field.name] ?? failure}
        aside={asideOf(field)}
      >
        <Select
          name={`${prefix}${field.name}`}
          options={options}
          placeholder={field.placeholder}
          value={textOf(values, field.name)}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      {failure !== undefined && retry && (
        <Button icon="refresh" className="form-retry" onClick={retry}>
          Retry
        </Button>
      )}
    </>
  );
}
