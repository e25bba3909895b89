import type { Range } from '../call-types.ts';

/** The values of a form being edited, without the types of its call; the form's own code works on this. */
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

/** @param name of a field; dotted for a nested one: 'address.city'. */
export function valueAt(values: Values, name: string): FieldValue {
  let value: FieldValue = values;
  for (const part of name.split('.')) value = isGroup(value) ? value[part] : undefined;
  return value;
}

/** The values with one field replaced; the name may lead into a list: 'features.0.text'. */
export function withValue(values: Values, name: string, value: FieldValue): Values {
  // Replacing a member of a group gives a group.
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
