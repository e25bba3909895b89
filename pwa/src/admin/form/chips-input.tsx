import { useRef, useState, type KeyboardEvent } from 'react';
import { Button, FieldSet, IconButton, TextInput } from '../../ui/index.ts';
import type { ControlProps } from './control.tsx';
import { valueAt } from './values.ts';

/** Texts as chips. Enter adds what is typed, and does not send the form. */
export function ChipsInput({ field, values, errors, set, prefix }: ControlProps<'chips'>) {
  const { name, noun, label, hint, placeholder } = field;
  // The declaration guarantees that the value fits the kind of the field.
  const chips = (valueAt(values, name) ?? []) as readonly string[];
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const error = refusal ?? errors[name];

  const add = () => {
    const added = field.add(typed, chips);
    setRefusal(added.ok ? undefined : added.sentence);
    if (!added.ok) return;
    set(name, [...chips, added.value]);
    setTyped('');
  };
  const remove = (chip: string) => {
    const others = chips.filter((other) => other !== chip);
    set(name, others);
    // The button that had the focus is gone.
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <FieldSet label={label} hint={hint} error={error}>
      {chips.length > 0 && (
        <ul className="chips-list" aria-label={label}>
          {chips.map((chip) => (
            <li key={chip}>
              <span>{chip}</span>
              <IconButton icon="close" label={`Remove ${chip}`} onClick={() => remove(chip)} />
            </li>
          ))}
        </ul>
      )}
      <div className="chips-add">
        <TextInput
          ref={input}
          name={`${prefix}${name}`}
          aria-label={`Add a ${noun}`}
          aria-invalid={error !== undefined || undefined}
          placeholder={placeholder}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setRefusal(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <Button icon="plus" onClick={add}>
          Add
        </Button>
      </div>
    </FieldSet>
  );
}
