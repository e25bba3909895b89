import { useCallback, useRef, useState } from 'react';
import { withoutErrorsOf, type FieldErrors } from './errors.ts';
import type { FormPlan, Outcome, Part } from './plan.ts';
import { withValue, type FieldValue, type Values } from './values.ts';

/** Changes a field by its name; `clears` are changed with it. */
export type SetField = (
  name: string,
  value: FieldValue,
  clears?: Readonly<Record<string, FieldValue>>,
) => void;

export interface Form {
  readonly values: Values;
  readonly errors: FieldErrors;
  /** The sentence for the whole form after it was refused. */
  readonly failure: string | null;
  /** What it says of the parts of what was to be made. */
  readonly parts: readonly Part[];
  readonly busy: boolean;
  /** Something was typed that is not saved. */
  readonly dirty: boolean;
  readonly set: SetField;
  /** Validates and sends. @returns the server's answer, or null if nothing was sent. */
  readonly submit: () => Promise<Outcome | null>;
  readonly reset: () => void;
}

const isSame = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other);

/** What a form holds and what was said of it. An error loses nothing; nothing is sent twice at once. */
export function useForm({ initial, check, send }: Pick<FormPlan, 'initial' | 'check' | 'send'>): Form {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [parts, setParts] = useState<readonly Part[]>([]);
  const [busy, setBusy] = useState(false);
  // A second press comes before the first has rendered.
  const sending = useRef(false);

  const set = useCallback<SetField>((name, value, clears = {}) => {
    setValues((before) =>
      Object.entries({ ...clears, [name]: value }).reduce((all, change) => withValue(all, ...change), before),
    );
    setErrors((before) => withoutErrorsOf(before, name));
    setFailure(null);
    setParts([]);
  }, []);

  const submit = async (): Promise<Outcome | null> => {
    if (sending.current) return null;
    const found = check(values);
    setErrors(found);
    // A sentence that is about none of the form's fields is about the form.
    setFailure(found[''] ?? null);
    setParts([]);
    if (Object.keys(found).length > 0) return null;
    sending.current = true;
    setBusy(true);
    try {
      const outcome = await send(values);
      if (!outcome.ok) {
        setErrors(outcome.errors);
        setFailure(outcome.message);
        setParts(outcome.parts ?? []);
      }
      return outcome;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const reset = () => {
    setValues(initial);
    setErrors({});
    setFailure(null);
    setParts([]);
  };

  return { values, errors, failure, parts, busy, dirty: !isSame(values, initial), set, submit, reset };
}
