import { Link } from 'wouter';
import { Button, Field, LinkButton, Select } from '../../ui/index.ts';
import { asideOf, type ControlProps } from './control.tsx';
import { clearedBy } from './cleared-by.ts';
import { textOf } from './values.ts';

export function SelectInput({ field, fields, values, errors, set, prefix }: ControlProps<'select'>) {
  const { options, loading, missing, failure, retry } = field.useChoices(values);
  const change = (value: string) =>
    set(field.name, value === '' && field.none === null ? null : value, clearedBy(field, fields));
  return (
    <>
      <Field
        label={field.label}
        hint={loading ? 'Loading...' : (missing?.text ?? field.hint)}
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
      {missing !== undefined && (
        <Link href={missing.href} asChild>
          <LinkButton icon="plus" className="form-retry">
            {missing.label}
          </LinkButton>
        </Link>
      )}
      {failure !== undefined && retry && (
        <Button icon="refresh" className="form-retry" onClick={retry}>
          Retry
        </Button>
      )}
    </>
  );
}
