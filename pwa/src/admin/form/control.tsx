import type { ReactNode } from 'react';
import type { FieldErrors } from './errors.ts';
import type { Field } from './field.ts';
import type { SetField } from './use-form.ts';
import type { Values } from './values.ts';

/** What the control of a field of this kind gets. */
export interface ControlProps<Kind extends Field['kind'] = Field['kind']> {
  readonly field: Extract<Field, { kind: Kind }>;
  readonly values: Values;
  /** What the whole form holds, where these are the values of a row. */
  readonly whole: Values;
  readonly errors: FieldErrors;
  readonly set: SetField;
  /** All fields of the same form or row, of which this is one. */
  readonly fields: readonly Field[];
  /** Before the field's name in the document: 'features.0.' in a row, else empty. */
  readonly prefix: string;
}

/** From this share of a limit on it is said how much is left. */
const NEARLY = 0.8;

/** A field's hint; near the limit also how full it is, because what is typed beyond it is cut off. */
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
