import { useCallback, useRef, useState } from 'react';
import { withoutErrorsOf, type FieldErrors } from './errors.ts';
import type { FormPlan, Outcome, Part } from './plan.ts';
import { valueAt, withValue, type FieldValue, type Values } from './values.ts';

/** Sets a field by name; the fields in `clears` are set with it. */
export type SetField = (
  name: string,
  value: FieldValue,
  clears?: Readonly<Record<string, FieldValue>>,
) => void;

export interface Form {
  readonly values: Values;
  readonly errors: FieldErrors;
  /** The error of the whole form after it was rejected. */
  readonly failure: string | null;
  /** The message of the whole form is no error. */
  readonly isNotice: boolean;
  /** The errors of the parts that the form would have created. */
  readonly parts: readonly Part[];
  readonly busy: boolean;
  /** The form has unsaved input. */
  readonly dirty: boolean;
  readonly set: SetField;
  /** Shows errors beside fields, in addition to those that are shown. */
  readonly mark: (errors: FieldErrors) => void;
  /** Validates and sends. @returns the outcome, or null if nothing was sent. */
  readonly submit: () => Promise<Outcome | null>;
  /** @param kept the names of the values that stay. */
  readonly reset: (kept?: readonly string[]) => void;
}

const isSame = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The state of a form. An error keeps all input; a second submit is ignored while one is running.
 * @param first the values at first, if they are not the initial ones, which a reset gives.
 */
export function useForm(
  { initial, check, send }: Pick<FormPlan, 'initial' | 'check' | 'send'>,
  first = initial,
): Form {
  const [values, setValues] = useState(first);
  const [begun, setBegun] = useState(first);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isNotice, setIsNotice] = useState(false);
  const [parts, setParts] = useState<readonly Part[]>([]);
  const [busy, setBusy] = useState(false);
  // A ref, because a second click can come before the first has rendered.
  const sending = useRef(false);

  const set = useCallback<SetField>((name, value, clears = {}) => {
    setValues((before) =>
      Object.entries({ ...clears, [name]: value }).reduce((all, change) => withValue(all, ...change), before),
    );
    setErrors((before) => withoutErrorsOf(before, name));
    setFailure(null);
    setParts([]);
  }, []);

  const mark = useCallback((found: FieldErrors) => setErrors((before) => ({ ...before, ...found })), []);

  const submit = async (): Promise<Outcome | null> => {
    if (sending.current) return null;
    const found = check(values);
    setErrors(found);
    // An error that belongs to no field is shown for the whole form.
    setFailure(found[''] ?? null);
    setIsNotice(false);
    setParts([]);
    if (Object.keys(found).length > 0) return null;
    sending.current = true;
    setBusy(true);
    try {
      const outcome = await send(values);
      if (!outcome.ok) {
        setErrors(outcome.errors);
        setFailure(outcome.message);
        setIsNotice(outcome.isNotice ?? false);
        setParts(outcome.parts ?? []);
      }
      return outcome;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const reset = (kept: readonly string[] = []) => {
    const next = kept.reduce((all, name) => withValue(all, name, valueAt(values, name)), initial);
    setValues(next);
    setBegun(next);
    setErrors({});
    setFailure(null);
    setParts([]);
  };

  return {
    values,
    errors,
    failure,
    isNotice,
    parts,
    busy,
    dirty: !isSame(values, begun),
    set,
    mark,
    submit,
    reset,
  };
}
