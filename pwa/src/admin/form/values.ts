import type { Range } from '../call-types.ts';

/** What a form holds while it is filled in, without its call's types: the form's own code runs on this. */
export interface Values {
  readonly [name: string]: FieldValue;
}

export type FieldValue =
  | string
  | boolean
  | number
  | null
  | undefined
  | Range
  | Values
  | readonly FieldValue[];

export const isList = (value: FieldValue): value is readonly FieldValue[] => Array.isArray(value);
const isGroup = (value: FieldValue): value is Values =>
  typeof value === 'object' && value !== null && !isList(value);

/** @param name of a field, with dots for what is inside another: 'address.city'. */
export function valueAt(values: Values, name: string): FieldValue {
  let value: FieldValue = values;
  for (const part of name.split('.')) value = isGroup(value) ? value[part] : undefined;
  return value;
}

/** The same values with another one under this name, which may lead into a list too: 'features.0.text'. */
export function withValue(values: Values, name: string, value: FieldValue): Values {
  // What was a group stays one.
  return withPart(values, name.split('.'), value) as Values;
}

function withPart(whole: FieldValue, [first, ...rest]: readonly string[], value: FieldValue): FieldValue {
  if (first === undefined) return value;
  if (isList(whole)) {
    return whole.map((item, index) => (String(index) === first ? withPart(item, rest, value) : item));
  }
  const group = isGroup(whole) ? whole : {};
  return { ...group, [first]: withPart(group[first], rest, value) };
}

export const textOf = (values: Values, name: string) => String(valueAt(values, name) ?? '');
