import './field.css';
import { createContext, type ReactNode, useContext, useId } from 'react';

import { Icon } from '../icons.tsx';
import { isPresent } from '../is-present.ts';

export interface FieldWiring {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

/** Connects a control to its label, hint and error; null outside a field. */
export function useField(): FieldWiring | null {
  return useContext(FieldContext);
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error; absent while the field is valid. */
  readonly error?: string | undefined;
  /** Shown at the end of the label's line, such as a link or 'Optional'. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const hintId = isPresent(hint) ? `${id}-hint` : undefined;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field">
      <div className="field-rows">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <FieldContext value={{ id, describedBy, invalid: error !== undefined }}>{children}</FieldContext>
        {/* After the control in tab order, although it is shown beside the label. */}
        {isPresent(aside) && <div className="field-aside">{aside}</div>}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {isPresent(hint) && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({
  id,
  children,
}: {
  readonly id?: string | undefined;
  readonly children: string;
}) {
  return (
    <p className="field-error" id={id}>
      <Icon name="alert" small />
      {children}
    </p>
  );
}

export interface FieldSetProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Several controls with one label and one error. */
export function FieldSet({ label, hint, error, children }: FieldSetProps) {
  const id = useId();
  const hintId = isPresent(hint) ? `${id}-hint` : undefined;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className="field" aria-describedby={describedBy}>
      <legend className="field-label">{label}</legend>
      {children}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {isPresent(hint) && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
