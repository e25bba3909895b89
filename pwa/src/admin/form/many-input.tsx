import { useState } from 'react';
import { Button, Chip, FieldSet, Skeleton, TextInput } from '../../ui/index.ts';
import type { ControlProps } from './control.tsx';
import { clearedBy } from './cleared-by.ts';
import type { Choices } from './field.ts';
import { valueAt } from './values.ts';

/** A multi-select; the search narrows the options shown, not the selection. */
export function ManyInput({ field, fields, values, errors, set }: ControlProps<'many'>) {
  const choices = field.useChoices(values);
  // The declaration guarantees that the value fits the kind of the field.
  const chosen = (valueAt(values, field.name) ?? []) as readonly string[];
  return (
    <FieldSet
      label={field.label}
      hint={choices.waitsFor ?? field.hint}
      error={errors[field.name] ?? choices.failure}
    >
      {choices.loading && <Skeleton lines={2} label={`Loading ${field.noun}...`} />}
      {choices.failure !== undefined && choices.retry && (
        <Button icon="refresh" className="form-retry" onClick={choices.retry}>
          Retry
        </Button>
      )}
      {choices.waitsFor !== undefined && (
        <TextInput
          icon="search"
          type="search"
          disabled
          aria-label={`Search ${field.noun}`}
          placeholder={`Search ${field.noun}`}
        />
      )}
      {!choices.loading && choices.failure === undefined && choices.waitsFor === undefined && (
        <ManyChoices
          noun={field.noun}
          options={choices.options}
          chosen={chosen}
          onChange={(next) => set(field.name, next, clearedBy(field, fields))}
        />
      )}
    </FieldSet>
  );
}

interface ManyChoicesProps extends Pick<Choices, 'options'> {
  readonly noun: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** CN61 */
function ManyChoices({ noun, options, chosen, onChange }: ManyChoicesProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = options.filter(({ label }) => label.toLowerCase().includes(wanted));
  const toggle = (value: string, checked: boolean) =>
    onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value));
  const missing = found.flatMap(({ value }) => (chosen.includes(value) ? [] : [value]));
  return (
    <div className="many">
      <div className="many-head">
        <TextInput
          icon="search"
          type="search"
          aria-label={`Search ${noun}`}
          placeholder={`Search ${noun}`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p className="num" role="status">
          {chosen.length} chosen
        </p>
        <Button
          variant="quiet"
          unavailable={missing.length === 0}
          onClick={() => onChange([...chosen, ...missing])}
        >
          {wanted === '' ? 'Choose all' : 'Choose these'}
        </Button>
      </div>
      <div className="many-list">
        {found.map(({ value, label }) => (
          <Chip key={value} checked={chosen.includes(value)} onChange={(checked) => toggle(value, checked)}>
            {label}
          </Chip>
        ))}
        {found.length === 0 && <p className="many-none">{`No ${noun} found`}</p>}
      </div>
    </div>
  );
}
