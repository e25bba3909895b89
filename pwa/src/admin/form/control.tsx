import type { Field, FieldValue, Values } from './declaration.ts';

/** What the control of a field of this kind gets. */
export interface ControlProps<Kind extends Field['kind'] = Field['kind']> {
  readonly field: Extract<Field, { kind: Kind }>;
  readonly values: Values;
  readonly error: string | undefined;
  readonly set: (name: string, value: FieldValue, clears?: Values) => void;
}

export const textOf = (values: Values, name: string) => String(values[name] ?? '');

export const asideOf = (field: Field) =>
  field.optional ? <span className="form-optional">Optional</span> : undefined;
