import { useCallback, useRef, useState } from 'react';
import type { FieldErrors, FieldValue, FormPlan, Outcome, Values } from './declaration.ts';

export interface Form {
  readonly values: Values;
  readonly errors: FieldErrors;
  /** The sentence for the whole form after it was refused. */
  readonly failure: string | null;
  readonly busy: boolean;
  /** Something was typed that is not saved. */
  readonly dirty: boolean;
  readonly set: (name: string, value: FieldValue, clears?: Values) => void;
  /** Checks and sends. @returns what the server said, or null where nothing was sent. */
  readonly submit: () => Promise<Outcome | null>;
  readonly reset: () => void;
}

interface Sending extends Pick<FormPlan, 'check'> {
  readonly initial: Values;
  readonly send: (values: Values) => Promise<Outcome>;
}

const isSame = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other);

/** What a form holds and what was said of it. An error loses nothing; nothing is sent twice at once. */
export function useForm({ initial, check, send }: Sending): Form {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // A second press comes before the first has rendered.
  const sending = useRef(false);

  const set = useCallback((name: string, value: FieldValue, clears: Values = {}) => {
    setValues((before) => ({ ...before, ...clears, [name]: value }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)));
    setFailure(null);
  }, []);

  const submit = async (): Promise<Outcome | null> => {
    if (sending.current) return null;
    const found = check(values);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return null;
    sending.current = true;
    setBusy(true);
    try {
      const outcome = await send(values);
      if (!outcome.ok) {
        setErrors(outcome.errors);
        setFailure(outcome.message);
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
  };

  return { values, errors, failure, busy, dirty: !isSame(values, initial), set, submit, reset };
}
