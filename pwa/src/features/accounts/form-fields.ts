import { useState } from 'react';
import { translate } from '../../sentences/index.ts';
import { focusFirstError } from '../../ui/index.ts';

interface Schema {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** The server's messages, because they come from the same schema. */
function fieldErrors<Name extends string>(schema: Schema, values: Record<Name, string>): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    errors[issue.path[0] as Name] ??= issue.message;
  }
  return errors;
}

/** In the current language (LA3). */
function translatedErrors<Name extends string>(errors: FieldErrors<Name>): FieldErrors<Name> {
  const entries = Object.entries<string | undefined>(errors);
  const translated = entries.map(([name, error]) => [name, error && translate(error)] as const);
  return Object.fromEntries(translated) as FieldErrors<Name>;
}

/** Values and errors of a small form; editing a field clears its error. */
export function useFields<Name extends string>(schema: Schema, empty: Record<Name, string>) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const edit = (name: Name) => (event: { target: { value: string } }) => {
    setValues({ ...values, [name]: event.target.value });
    setErrors({ ...errors, [name]: undefined });
  };
  /** Focuses the first field with an error. @returns whether the form may be sent. */
  const check = (form: HTMLElement): boolean => {
    const found = fieldErrors(schema, values);
    setErrors(found);
    const isFine = Object.keys(found).length === 0;
    if (!isFine) focusFirstError(form);
    return isFine;
  };
  return { values, errors: translatedErrors(errors), edit, check, setErrors };
}
