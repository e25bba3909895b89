import type { ReactNode } from 'react';
import type { FieldErrors } from './errors.ts';
import type { Field } from './field.ts';
import type { SetField } from './use-form.ts';
import type { Values } from './values.ts';

/** The props of the control for a field of this kind. */
export interface ControlProps<Kind extends Field['kind'] = Field['kind']> {
  readonly field: Extract<Field, { kind: Kind }>;
  readonly values: Values;
  /** The values of the whole form; differs from `values` inside a row. */
  readonly whole: Values;
  readonly errors: FieldErrors;
  readonly set: SetField;
  /** All fields of the same form or row, including this one. */
  readonly fields: readonly Field[];
  /** Prepended to the field's name in the document: 'features.0.' in a row, otherwise empty. */
  readonly prefix: string;
}

/** Share of the length limit from which the remaining space is shown. */
const NEARLY = 0.8;

/**
 * A field's hint. Near the length limit it also shows how much is used, because input beyond the limit is cut off.
 */
export function hintOf({ hint }: Field, text: string, max: number | undefined): ReactNode {
  if (max === undefined || text.length < max * NEARLY) return hint;
  return (
    <>
      {hint} <span role="status">{fullness(text.length, max)}</span>
    </>
  );
}

const fullness = (length: number, max: number) =>
  length < max ? `${length} of ${max} characters` : `No more than ${max} characters fit here.`;

export const asideOf = (field: Field) =>
  field.optional ? <span className="form-optional">Optional</span> : undefined;
