import type { FieldErrors } from './errors.ts';
import type { Field } from './field.ts';
import type { SetField } from './use-form.ts';
import type { Values } from './values.ts';

/** What the control of a field of this kind gets. */
export interface ControlProps<Kind extends Field['kind'] = Field['kind']> {
  readonly field: Extract<Field, { kind: Kind }>;
  readonly values: Values;
  readonly errors: FieldErrors;
  readonly set: SetField;
  /** All fields of the same form or row, of which this is one. */
  readonly fields: readonly Field[];
  /** Before the field's name in the document: 'features.0.' in a row, else empty. */
  readonly prefix: string;
}

export const asideOf = (field: Field) =>
  field.optional ? <span className="form-optional">Optional</span> : undefined;
