import { Button, Field, Select } from '../../ui/index.ts';
import type { Values } from './declaration.ts';
import { asideOf, textOf, type ControlProps } from './control.tsx';

export function SelectInput({ field, values, error, set }: ControlProps<'select'>) {
  const { options, loading, failure, retry } = field.useChoices(values);
  const clears: Values = Object.fromEntries((field.clears ?? []).map((name) => [name, null]));
  const change = (value: string) =>
    set(field.name, value === '' && field.none === null ? null : value, clears);
  return (
    <>
      <Field
        label={field.label}
        hint={loading ? 'Loading...' : field.hint}
        error={error ?? failure}
        aside={asideOf(field)}
      >
        <Select
          name={field.name}
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
