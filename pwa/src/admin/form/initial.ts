import { blankOf, type Field } from './field.ts';
import { isList, valueAt, withValue, type FieldValue, type Values } from './values.ts';

/** The field values of a row; a missing member gives a blank field. @param row {} for a create form. */
export function valuesOfFields(fields: readonly Field[], row: object): Values {
  const members = row as Readonly<Record<string, FieldValue>>;
  let values: Values = {};
  for (const field of fields) {
    const member = field.name.split('.')[0] ?? '';
    // Keeps the other members of a nested object, so that they are sent back unchanged.
    if (member in members && !(member in values)) values = { ...values, [member]: members[member] };
    values = withValue(values, field.name, completed(field, valueAt(values, field.name)));
    if (field.kind === 'ends') values = withValue(values, field.upTo, members[field.upTo] ?? field.max);
  }
  return values;
}

/** Replaces a missing value with the blank of its field, and adds blank rows up to the minimum. */
function completed(field: Field, value: FieldValue): FieldValue {
  const blank = blankOf(field);
  if (value === undefined) return blank;
  if (field.kind !== 'rows' || !isList(value) || !isList(blank)) return value;
  return [...value, ...blank.slice(value.length)];
}

/**
 * The values to send. An empty number or an empty list is replaced with the field's `none`; hidden fields are left
 * out, because an error in one of them could not be shown.
 */
export function withoutBlanks(fields: readonly Field[], values: Values): Values {
  const isHidden = (field: Field) => field.isShown?.(values, values) === false;
  return fields.reduce((all, field) => {
    if (isHidden(field))
      return fields.some((other) => other.name === field.name && !isHidden(other))
        ? all
        : without(all, field.name);
    const isNumber = field.kind === 'number' && typeof field.none === 'number';
    if (isNumber && valueAt(all, field.name) === '') return withValue(all, field.name, field.none);
    const isNullable = field.kind === 'rows' && field.none === null;
    return isNullable && isEmptyList(valueAt(all, field.name)) ? withValue(all, field.name, null) : all;
  }, values);
}

const without = (values: Values, name: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([member]) => member !== name));

const isEmptyList = (value: FieldValue) => isList(value) && value.length === 0;
