import { useState } from 'react';
import type { StartFrom } from './create.ts';
import type { Field } from './field.ts';
import { SelectInput } from './select-input.tsx';
import type { Values } from './values.ts';

interface StartFromInputProps {
  readonly startFrom: StartFrom<Values>;
  readonly onFill: (values: Values) => void;
}

const NAME = 'startFrom';

/** A select above the fields, to prefill the form. */
export function StartFromInput({ startFrom, onFill }: StartFromInputProps) {
  const { label, hint, placeholder, useSource } = startFrom;
  const { valuesOf, ...choices } = useSource();
  const [chosen, setChosen] = useState('');
  const field: Extract<Field, { kind: 'select' }> = {
    kind: 'select',
    name: NAME,
    label,
    hint,
    placeholder,
    optional: true,
    useChoices: () => choices,
  };
  return (
    <div className="form-field form-field-select">
      <SelectInput
        field={field}
        fields={[field]}
        values={{ [NAME]: chosen }}
        errors={{}}
        whole={{}}
        prefix=""
        set={(_name, value) => {
          const choice = String(value ?? '');
          setChosen(choice);
          if (choice !== '') onFill(valuesOf(choice));
        }}
      />
    </div>
  );
}
